import { folder, is, named, ranged, valued, type Told } from './define.ts'
import { joinSettings } from './joining.ts'
import { modeSettings } from './modes.ts'
import { nodeFieldSettings } from './node-fields.ts'
import { openShiftSettings } from './openshift.ts'
import { acrossLines } from '../../../values/across-lines.ts'

export const generalSettings: readonly Told[] = [
  ...modeSettings,
  valued(
    'apiServerEndpoint',
    new RegExp(
      acrossLines`
        \bAPI[ -]?server\b(?:\s?(?:是|为|は|地址是?))?(?:
          \s(?:is|runs|listens|endpoint|address|adresse|URL|V?IP|ist|läuft|lauscht|est|está|es)
        ){0,3}(?:\s(?:at|on|under|behind|unter|auf|sur|en|à|erreichbar)){0,2}\s?[:=：|]?\s?
        (?:https:\/\/)?((?:[a-z\d][\w-]{0,60}\.){1,6}[a-z\d]{1,30}:\d{2,5})\b
      `,
      'gi',
    ),
  ),
  valued(
    'clusterDNS',
    /\bcluster[ -]?DNS(?: (?:is|at|address|IP|server|service)){0,3}(?:\s|[ \t:=|`'"*]{2,8})((?:\d{1,3}\.){3}\d{1,3})\b(?!\/)/gi,
  ),
  valued(
    'clusterDNS',
    new RegExp(
      acrossLines`
        \b
        (?:(?:kube-?dns|core-?dns|(?:cluster |k8s )?DNS)\s(?:service|svc|ClusterIP)|service DNS)
        (?:\s(?:is|at|address|IP|ClusterIP))*[ :=(]{1,3}((?:\d{1,3}\.){3}\d{1,3})\b(?![/:]\d)
      `,
      'gi',
    ),
  ),
  named(
    'cluster.services',
    /(?<![\d.,-])(\d{2,5}|\d{1,2},\d{3})\sservices\b(?!\s(?:per|each|max)|\s{1,30}\d{1,2}\s)/gi,
    (raw) => raw.replace(',', ''),
  ),
  ...joinSettings,
  ...nodeFieldSettings,
  valued(
    'cni',
    new RegExp(
      acrossLines`
        \b(
          OVN(?:-?Kubernetes)?\s(?:(?:with|mit|avec|con|com)\s)?(?:(?:the|an?|dem|le|el|o)\s)?
          hybrid(?:[ -]overlay)?
        )\b
        |\b(?:with|using|on|runs?|uses?)\s(OVN-?Kubernetes)\b
      `,
      'gi',
    ),
    () => 'ovn-kubernetes',
  ),
  named(
    'network.vxlanPort',
    new RegExp(
      acrossLines`
        \bhybrid[ -]?overlay
          (?:\s(?:(?:is|runs|listens)\s)?(?:on|with|uses)(?:\s(?:the|a|its))?(?:\scustom)?)?\s?
          (?:VXLAN[ -]?)?port["'\x60]?${is}(\d{4,5})\b
        |\bVXLAN[ -]?port\s(?:of|for|für|des|pour|para)\s(?:(?:the|das|le|l['’]|el|o)\s?)?hybrid
          [ -]?overlays?${is}(\d{4,5})\b
      `,
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
    new RegExp(
      acrossLines`
        (?<![\p{L}-])(?:
          (?:knoten|node|host)s?-?(?:sub)?netz(?:werk)?
          |réseau des (?:nœuds|noeuds|nodes)
          |red de (?:los )?nodos
          |(?:节点|主机)(?:的)?(?:网段|网络|子网)|ノード(?:の)?(?:ネットワーク|サブネット)
        )(?![\p{L}])\s?(?:[:=：]|ist|est|es|是|为|は)?\s?((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})\b
      `,
      'giu',
    ),
  ),
  valued(
    'containerRuntime',
    new RegExp(
      acrossLines`
        (?<!
          \b(?:no|without|not|kein|ohne|sans|pas (?:de|d['’])|sin)\s
            (?:use\s|have\s|using\s|any\s)?
          |(?:没有?|未|不)(?:安装|使用|用|装)?\s?
        )\b(cri-dockerd)\b(?!
          ["'\s]*(?:is |was )?(?:missing|not|no longer|without)
          |["'\s]*(?:ist |wurde |haben wir )?nicht\b
          |["'\s]*(?:n['’]|ne )\S{1,12} (?:pas|plus)\b
          |\s?(?:は|を|も)\s?[\u3041-\u9fff]{1,14}(?:ません|ない|なし)
          |\s?(?:并|也|还)?(?:没|未|不)
        )
      `,
      'gi',
    ),
    () => 'mirantis',
  ),
  named(
    'host.hotfixes',
    new RegExp(
      acrossLines`
        \b(KB\d{6,8})\b(?=
          [^.;\n]{0,60}\b(?:is|are|was|were|has been|have been)\s(?:already\s)?
          (?:installed|applied)\b
        )
        |\b(?:hotfix(?:es)?|installed|patched with)\b[ :]{1,3}(KB\d{6,8})\b
      `,
      'gi',
    ),
  ),
  named(
    'cluster.ipv6Only',
    new RegExp(
      acrossLines`
        \b(IPv6[- ]only)\s(?:kubernetes\s|k8s\s)?cluster\b
        |\bcluster\s(?:is|runs)\s(IPv6[- ]only)\b
        |\b(?:enabled|have|has|runs?|use)\s(IPv6[- ]only)\b[^.;?\n]{0,30}\s(?:on|for)\s(?:our|the|all)\s
          (?:windows\s)?(?:nodes|cluster|pods)\b
        |\b(single[- ]stack IPv6|IPv6 single[- ]stack)\b
      `,
      'gi',
    ),
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
    new RegExp(
      acrossLines`
        \bHNS network(?:['’]s name)?\s(?:is\s)?
          (?:named|called|is(?=\s\S{0,3}(?:cbr0|vxlan0|flannel\.|l2bridge|Calico)))
          \s["'\x60“]?([\w-]{1,40})\b
        |\bnetwork name\s?(?:is|[:=])?\s["'\x60“]?(cbr0|vxlan0|flannel\.4096)(?![\w.])
      `,
      'gi',
    ),
  ),
  // Of one Service among others.
  named(
    'service.externalTrafficPolicy',
    new RegExp(
      acrossLines`
        (?<!
          \b(?:
            want|plan\w{0,4}|will|would|should|could|consider\w{0,3}|instead of|not|never
            |(?:enabled|needed|meant|made|used|required|only) for
          )\b[^.;\n]{0,40}
        )\bexternalTrafficPolicy\b\s?(?:[:=]|is|set to|of)\s?["'\x60]?(Local|Cluster)\b
      `,
      'gi',
    ),
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
  ...openShiftSettings,
]
