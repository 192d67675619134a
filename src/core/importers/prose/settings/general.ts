import { folder, is, named, ranged, valued, type Told } from './define.ts'

export const generalSettings: readonly Told[] = [
  valued('cni', /\b((?:amazon |aws )?VPC[ -]CNI)\b/gi, () => 'vpc-bridge'),
  valued(
    'directServerReturn',
    /\b(?:kube-?proxy|we|our|nodes?|cluster)\b[^.;\n]{0,50}?\b(?:DSR|direct server return)\b(?: mode)?\s(?:is\s|are\s)?((?:en|dis)abled|on(?!\s(?:the|our|all|windows|linux|this|each|every|both|some)\b)|off)\b(?! by default)|\bDSR is (?:turned )?(on|off|(?:en|dis)abled)(?=[.,;]|$)|\b(?:we|I)\s(?:have\s)?(?:turned|switched)\sDSR\s(on|off)\b|\bkube-?proxy\b[^.;,\n]{0,24}\s(without|no)\sDSR\b(?! we| I| it)/gim,
    (raw) => /^(?:enabled|on)$/i.test(raw),
  ),
  // “We use containerd 1.6 with process isolation”, “wir nutzen containerd mit Hyper-V-Isolation”.
  valued(
    'isolation',
    /\b(?:we|(?:our|the|all)\s(?:\w{3,12}\s){0,2}(?:pods|containers|workloads|apps)|wir|unsere\s(?:\w{3,12}\s)?(?:pods|container))\s(?:all\s|only\s|currently\s|still\s)?(?:use|run|are running|deploy|start|are started|nutzen|verwenden|betreiben|laufen)\s(?:(?!\b(?:nothing|not|no|never|if|until|nicht|kein\w{0,2}|nie)\b)(?:[^.;?!\n]|\.\d)){0,60}?\b(?:with|in|under|using|mit|unter)\s(process|prozess|hyper-?v)[- ]isolation\b(?![^.;\n]{0,40}\?)/gi,
    (raw) => (/^p/i.test(raw) ? 'process' : 'hyperv'),
  ),
  valued(
    'isolation',
    /\b(?:we|our|all|pods?|containers?|they)\s(?:all\s|only\s)?(?:use|run|start|are started|are)\s(?:in\s|with\s|under\s)?(process|hyper-?v)[- ]isolat(?:ion|ed)\b|(?:^[ \t]*(?:[-*•][ \t]+)?|[,;][ \t])(process|hyper-?v)[- ]isolation(?=[ \t]*(?:[,;.]|$))(?![^\n]{0,60}\b(?:or|vs|oder)\b)/gim,
    (raw) => (/^p/i.test(raw) ? 'process' : 'hyperv'),
  ),
  // “We try to run a HostProcess container”: whoever tries has it in the manifest.
  valued(
    'isolation',
    /\b(?:we|I)(?:['’](?:re|m|ve))?\s(?:(?:are|am|have|also|now|currently|just)\s){0,2}(?:(?:try(?:ing)?|tried)\sto\s)?(?:run|running|deploy|deploying|deployed|start|starting|started|use|using|create|creating|created)\s(?:(?:an?|our|the|some|two|several|all)\s)?(host-?process)\s(?:pods?|containers?|daemonsets?|workloads?)\b(?![^.;\n]{0,60}\?)/gi,
    () => 'hostprocess',
  ),
  valued('vni', new RegExp(String.raw`\bVNI\b${is}(\d{1,8})\b`, 'gi'), Number),
  // “We set the VNI to 10”, “die VNI haben wir auf 1 gelassen”.
  valued(
    'vni',
    /\b(?:we|I)\s(?:have\s|had\s)?(?:set|left|kept|put|changed|configured)\s(?:the\s|our\s)?VNI\s(?:to|as|on)\s(\d{1,8})\b|\bVNI\s(?:haben|habe|hatten|steht|lassen)\s(?:(?:wir|ich|noch|die)\s){0,2}(?:auf|bei)\s(\d{1,8})\b|\b(?:wir|ich)\s(?:haben|habe|lassen)\s(?:die\s)?VNI\s(?:auf|bei)\s(\d{1,8})\b/gi,
    Number,
  ),
  // “Set `flannel.vni` to 4096 and `flannel.backendPort` to 4789”, as a chart names them.
  valued('vni', /\bflannel\.vni\b["'\x60]?\s?(?:[:=]|to)\s?(\d{1,8})\b/gi, Number),
  valued('vxlanPort', /\bflannel\.backendPort\b["'\x60]?\s?(?:[:=]|to)\s?(\d{1,5})\b/gi, Number),
  valued(
    'vxlanPort',
    new RegExp(
      String.raw`\b(?:VXLAN[\s-](?:UDP[\s-])?port|(?:port|puerto|porta)\sVXLAN|VNI\s\d{1,8}(?:,| and)? (?:UDP )?(?:port|UDP))\b${is}(\d{4,5})\b`,
      'gi',
    ),
    Number,
  ),
  valued(
    'apiServerEndpoint',
    /\bAPI[ -]?server\b(?:\s?(?:是|为|は|地址是?))?(?:\s(?:is|runs|listens|endpoint|address|adresse|URL|V?IP|ist|läuft|lauscht|est|está|es)){0,3}(?:\s(?:at|on|under|behind|unter|auf|sur|en|à|erreichbar)){0,2}\s?[:=：|]?\s?(?:https:\/\/)?((?:[a-z\d][\w-]{0,60}\.){1,6}[a-z\d]{1,30}:\d{2,5})\b/gi,
  ),
  valued(
    'clusterDNS',
    /\bcluster[ -]?DNS(?: (?:is|at|address|IP|server|service)){0,3}(?:\s|[ \t:=|`'"*]{2,8})((?:\d{1,3}\.){3}\d{1,3})\b(?!\/)/gi,
  ),
  valued(
    'clusterDNS',
    /\b(?:(?:kube-?dns|core-?dns|(?:cluster |k8s )?DNS)\s(?:service|svc|ClusterIP)|service DNS)(?:\s(?:is|at|address|IP|ClusterIP))*[ :=(]{1,3}((?:\d{1,3}\.){3}\d{1,3})\b(?![/:]\d)/gi,
  ),
  named(
    'cluster.services',
    /(?<![\d.,-])(\d{2,5}|\d{1,2},\d{3})\sservices\b(?!\s(?:per|each|max)|\s{1,30}\d{1,2}\s)/gi,
    (raw) => raw.replace(',', ''),
  ),
  valued(
    'cni',
    /\b(OVN(?:-?Kubernetes)?\s(?:(?:with|mit|avec|con|com)\s)?(?:(?:the|an?|dem|le|el|o)\s)?hybrid(?:[ -]overlay)?)\b|\b(?:with|using|on|runs?|uses?)\s(OVN-?Kubernetes)\b/gi,
    () => 'ovn-kubernetes',
  ),
  named(
    'network.vxlanPort',
    new RegExp(
      String.raw`\bhybrid[ -]?overlay(?:\s(?:(?:is|runs|listens)\s)?(?:on|with|uses)(?:\s(?:the|a|its))?(?:\scustom)?)?\s?(?:VXLAN[ -]?)?port["'\x60]?${is}(\d{4,5})\b|\bVXLAN[ -]?port\s(?:of|for|für|des|pour|para)\s(?:(?:the|das|le|l['’]|el|o)\s?)?hybrid[ -]?overlays?${is}(\d{4,5})\b`,
      'gi',
    ),
  ),
  ranged(
    'managementSubnet',
    /\b(?:management|nodes?|hosts?|machines?)[ _-](?:subnet|network|cidr|range)s?\b[^\n\d]{0,12}?((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})\b/gi,
  ),
  // “Knotennetz 10.11.0.0/24”, “réseau des nœuds : …”, “节点网段 …”
  ranged(
    'managementSubnet',
    /(?<![\p{L}-])(?:(?:knoten|node|host)s?-?(?:sub)?netz(?:werk)?|réseau des (?:nœuds|noeuds|nodes)|red de (?:los )?nodos|(?:节点|主机)(?:的)?(?:网段|网络|子网)|ノード(?:の)?(?:ネットワーク|サブネット))(?![\p{L}])\s?(?:[:=：]|ist|est|es|是|为|は)?\s?((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})\b/giu,
  ),
  valued(
    'containerRuntime',
    /(?<!\b(?:no|without|not|kein|ohne|sans|pas (?:de|d['’])|sin)\s(?:use\s|have\s|using\s|any\s)?|(?:没有?|未|不)(?:安装|使用|用|装)?\s?)\b(cri-dockerd)\b(?!["'\s]*(?:is |was )?(?:missing|not|no longer|without)|["'\s]*(?:ist |wurde |haben wir )?nicht\b|["'\s]*(?:n['’]|ne )\S{1,12} (?:pas|plus)\b|\s?(?:は|を|も)\s?[\u3041-\u9fff]{1,14}(?:ません|ない|なし)|\s?(?:并|也|还)?(?:没|未|不))/gi,
    () => 'mirantis',
  ),
  named(
    'host.hotfixes',
    /\b(KB\d{6,8})\b(?=[^.;\n]{0,60}\b(?:is|are|was|were|has been|have been)\s(?:already\s)?(?:installed|applied)\b)|\b(?:hotfix(?:es)?|installed|patched with)\b[ :]{1,3}(KB\d{6,8})\b/gi,
  ),
  named(
    'cluster.ipv6Only',
    /\b(IPv6[- ]only)\s(?:kubernetes\s|k8s\s)?cluster\b|\bcluster\s(?:is|runs)\s(IPv6[- ]only)\b/gi,
    () => true,
  ),
  valued('clusterDomain', /\b(?:cluster )?domain(?: is)?\s["'`]?(cluster\.local)\b/gi),
  valued('serviceManager', /\b(?:with|via|using|by|under|through)\s(nssm)\b/gi, () => 'nssm'),
  valued(
    'maxPods',
    new RegExp(
      String.raw`\bmax(?:imum)?(?: number of)?[ -]?pods(?: per node)?\b${is}(\d{1,3})\b`,
      'gi',
    ),
    Number,
  ),
  valued(
    'hnsNetworkName',
    /\bHNS network\s(?:is\s)?(?:named|called)\s["'`“]?([\w-]{1,40})\b|\bnetwork name\s?(?:is|[:=])?\s["'`“]?(cbr0|vxlan0|flannel\.4096)(?![\w.])/gi,
  ),
  // Of one Service among others.
  named(
    'service.externalTrafficPolicy',
    /(?<!\b(?:want|plan\w{0,4}|will|would|should|could|consider\w{0,3}|instead of|not|never|(?:enabled|needed|meant|made|used|required|only) for)\b[^.;\n]{0,40})\bexternalTrafficPolicy\b\s?(?:[:=]|is|set to|of)\s?["'`]?(Local|Cluster)\b/gi,
  ),
  named(
    'service.sessionAffinity',
    /\bsession ?affinity\b\s?(?:[:=]|is|set to|of)?\s?["'`]?(ClientIP)\b|\b(ClientIP)["'`]?\s(?:session ?)?affinity\b/gi,
  ),
  valued(
    'networkAdapter',
    /\b(?:network )?(?:adapter|interface|NIC)\s(?:is\s)?(?:named\s|called\s)?["“]([^"”\n]{2,60})["”]/gi,
  ),
  named(
    'containerd.cni.confDir',
    new RegExp(
      String.raw`\bCNI\s(?:conf(?:ig(?:uration)?)?)[ _-]?(?:dir(?:ectory)?|folder)\b${is}${folder}`,
      'gim',
    ),
  ),
  named(
    'containerd.cni.binDir',
    new RegExp(
      String.raw`\b(?:CNI\s)?bin(?:ary)?[ _-]?(?:dir(?:ectory)?|folder)\b${is}${folder}`,
      'gim',
    ),
  ),
  named(
    'cluster.distribution',
    /\b(OpenShift)\s(?:Container Platform\s)?4\.\d{1,2}\b/gi,
    () => 'openshift',
  ),
]
