import { acrossLines } from '../../../values/across-lines.ts'

const rejoined = new RegExp(
  acrossLines`
    \b(?:deleted?|removed?|re-?set|dropped|re-?imaged|re-?built|re-?installed)\b[^.;]{0,60}\b
      (?:
        re-?join\w*
        |(?:joined?|registered) (?:it )?
          (?:again|anew|back|once more|(?:a second|the second) time|the (?:same )?cluster|under)
        |added? (?:again|back|anew)|re-?add\w*|re-?creat\w*|re-?register\w*|c[ao]mes? back
      )\b
    |\b(?:delete node|kubeadm reset)\b[^.;]{0,60}\b(?:kubeadm join|joined)\b
    |\b(?:
      re-?joined
      |joined (?:again|before|a second time)
      |was part of (?:this|the|a|another) cluster
      |used to be in
    )\b
  `,
  'i',
)
const addressChanged = new RegExp(
  acrossLines`
    \b(?:address|IP)(?: of (?:the |our )?(?:node|host|server|VM|machine))?\b[^.;]{0,40}\b
      (?:changed?|new|other|different|moved|was renewed)\b
    |\b(?:changed|got|gave|has|new) (?:it )?(?:an?other|a new|a different|the|its) (?:IP|address)
      \b
    |\bnew (?:IP|DHCP lease)\b
    |\bmoved\b[^.;]{0,30}\b(?:subnet|VLAN|network segment)\b
  `,
  'i',
)
export const sporadic = new RegExp(
  acrossLines`
    \b(?:
      sporadic(?:ally)?|intermittent(?:ly)?|occasional(?:ly)?
      |(?:every )?now and then
      |from time to time
      |sometimes|rare(?:ly)?|random(?:ly)?
      |once in a while
      |(?:one|1) (?:of|in|out of) (?:a )?(?:\d{2,4}|ten|twenty|fifty|hundred|thousand)
      |some of the (?:requests|pods|calls|connections|containers)
      |only under (?:\w+ )?load
      |comes and goes|flak[ey]\w*
    )\b
  `,
  'i',
)

/** The address of a pod of CoreDNS, and not that of its Service. */
const podAddress = acrossLines`
  \b(?:
    pod['’]?s? ?(?:address|IP)(?:es|s)?(?: of (?:the )?(?:coredns|kube-dns))?
    |(?:address|IP) of the coredns pod
    |coredns pods?(?:['’]s IP)?|\(?coredns pod\)?
  )
`
export const podAddressWorks = new RegExp(
  String.raw`${podAddress}(?:(?! not | never |n['’]t )[^.;,]){0,40}\b(?:works?(?! on)|answers?|ok|fine|succeeds?|resolves?)\b`,
  'i',
)
export const podAddressFails = new RegExp(
  acrossLines`
    ${podAddress}[^.;]{0,40}\b(?:
      fails?|not (?:answer|work)|n['’]t (?:answer|work)|no answer|times? out
      |(?:is|are) not reach\w+|either
    )\b
    |\balso\b[^.;]{0,30}\b(?:against|with|on|for|to)\b[^.;]{0,20}\b(?:address|IP) of (?:the |a )?
      coredns pod\b
    |\bneither\b[^.;]{0,40}\bnor\b[^.;]{0,20}\bpod['’]?s? (?:IP|address)\b
  `,
  'i',
)

/** One Service fails, and the others work. */
const onlyOneService = acrossLines`
  \b(?:only|just) (?:one|a single|this|that)(?: (?!of\b)\w+)? service\b
  |\bthis one service\b
  |\b(?:all|every|any) (?:of )?(?:the )?others? (?:services? )?(?:works?|(?:is|are) (?:fine|ok))
    \b
  |\b(?:the )?rest of the services\b[^.;]{0,20}\b(?:work|fine|ok)\b
  |\bonly the service\b
`

/** How people say what the causes of messages of networks and Services ask to be seen, by their `observed`. */
export const observedOfNetworks: Readonly<Record<string, RegExp>> = {
  'node was deleted and joined again': rejoined,
  'node was joined before': rejoined,
  'HNS objects edited by hand': new RegExp(
    acrossLines`
      \b(?:deleted?|removed?|edited|changed)\b[^.;]{0,40}\b(?:HNS|hnsdiag|endpoints?|HNS\.data)
        \b[^;]{0,40}\b(?:by hand|manually|registry)\b
      |\b(?:by hand|manually)\b[^.;]{0,40}\bHNS\b
      |\b(?:with|ran|by|used) hnsdiag(?:\.exe)? delete\b
      |\bRemove-Hns(?:Network|Endpoint|PolicyList)\b
    `,
    'i',
  ),
  'HNS restarted or updated': new RegExp(
    acrossLines`
      \b(?:restart(?:ed|ing)?(?:-Service)?|updated|stopped)\b[^.;]{0,30}\bHNS\b
      |\b(?:HNS|Host Network(?:ing)? Service)\b[^.;]{0,30}\b
        (?:was|were|got|had been|has been|is|be)? ?
        (?:restart(?:ed|s|ing)?|updated|crashed|stopped)\b
      |\bnet (?:stop|start) hns\b
    `,
    'i',
  ),
  'agent restarted or network made again': new RegExp(
    acrossLines`
      \b(?:flanneld?|calico|agent|antrea)\b[^.;]{0,40}\b
        (?:restart(?:ed|s)?|re-?created?|made\b[^.;]{0,20}\bagain)\b
      |\bnetwork\b[^.;]{0,30}\b(?:re-?created|made (?:again|anew))\b
    `,
    'i',
  ),
  'antrea-agent restarted': /\bantrea(?:-agent)?\b[^.;]{0,30}\brestart\w*/i,
  '0-containerd-nat.json present': /\b0-containerd-nat\.json\b/i,
  'CNI file written by hand or from a template': new RegExp(
    acrossLines`
      \b(?:cni|conf(?:ig\w*)?|conflist)\b[^.;]{0,40}\b(?:
        by hand|manually|ourselves
        |from (?:a|the|our|an) (?:template|blog|example|guide|gist|sample)
        |copied|hand-?written
      )\b
      |\b(?:wrote|copied|edited|hand-?written)\b[^.;]{0,40}\b(?:cni|conflist|10-flannel)\b
    `,
    'i',
  ),
  'more than one HNS network before the agent starts': new RegExp(
    acrossLines`
      \b(?:second|another|two|other|more than one|several|already an?|old|existing|left-?over)\b
        [^.;]{0,30}\b(?:hns )?networks?\b
      |\b(?:hyper-v|docker)\b[^.;]{0,30}\b(?:switch|network)\b
    `,
    'i',
  ),
  'adapter renamed or other language': new RegExp(
    acrossLines`
      \b(?:adapter|NIC|interface)\b[^.;]{0,40}\b(?:named|called|renamed|name is|has the name)\b
      |\b(?:
        german|french|spanish|japanese|chinese|italian|polish|russian|non-english|localis?zed
      )\b[^.;]{0,20}\b(?:windows|server|version|one)\b
      |\b(?:windows|language|locale)\b[^.;]{0,20}(?:\bis (?:a )?|[(:] ?)
        (?:german|french|spanish|japanese|chinese|italian|polish|russian)\b
    `,
    'i',
  ),
  'non-English Windows': new RegExp(
    acrossLines`
      \b(?:
        german|deutsch\w{0,3}|french|spanish|japanese|chinese|italian|polish|russian|dutch
        |portugu\w{2,5}|non-english|locali[sz]ed
        |(?:
          de-DE|fr-FR|es-ES|ja-JP|zh-CN|zh-TW|it-IT|pl-PL|ru-RU|nl-NL|pt-BR|pt-PT|ko-KR|tr-TR
          |cs-CZ
        )
      )\b
    `,
    'i',
  ),
  'Hyper-V switch made by hand': new RegExp(
    acrossLines`
      \b(?:hyper-v|external|transparent|internal) (?:v?switch|virtual switch|network)\b
      |\bNew-VMSwitch\b
      |\bvswitch\b[^.;]{0,30}\b(?:by hand|manually|before|already)\b
      |\bhyper-v\b[^.;]{0,40}\b(?:virtual switch|v-?switch)\b
    `,
    'i',
  ),
  'VPN or NIC team':
    /\b\w*VPN\b|\bWireGuard\b|\bteam(?:ed|ing)?\b|\bLBFO\b|\bSET (?:switch|team)\b|\bbond(?:ed|ing)?\b/i,
  'network exists under another name': new RegExp(
    acrossLines`
      \bnetworks?\b[^.;]{0,60}\b(?:other|another|different|has the) name\b
      |\b(?:is|was) (?:named|called)\b
      |\b(?:named|calls it|called)\b[^.;]{0,40}\b(?:instead|not)\b
      |\b(?:Get-HnsNetwork|hnsdiag)\b[^;\n]{0,40}\b(?:shows?|lists?|has)\b[^.;\n]{0,30}\b
        (?:as|under the name)\b
    `,
    'i',
  ),
  "the agent's network is there": new RegExp(
    acrossLines`
      \bnetwork\b[^.;]{0,40}\b(?:is|was) (?:there|present|named|called|up)\b
      |\b(?:Get-HnsNetwork|hnsdiag list networks)\b[^.;]{0,40}\b(?:shows?|lists?|has)\b
        (?! (?:nothing|no\b|only nat))
      |\bnetwork (?:exists|does exist)\b
      |\bnetwork \S{2,30} (?:was|is|has been) (?:created|made)\b
    `,
    'i',
  ),
  'pods lose the network after some minutes': new RegExp(
    acrossLines`
      \bpods?\b(?:[^.;]|\.\d){0,90}\b(?:loses?|lost|drops?|without)\b[^.;]{0,30}\b
        (?:network|connect\w*)\b
      |\b(?:after|for) (?:about )?(?:some|a few|several|a couple of|five|ten|\d{1,2}) minutes\b
        [^.;]{0,60}\b(?:gone|lost|unreachable|no network|no longer|lose)\b
      |\b(?:some|few|several|couple of|\d{1,2}) minutes (?:after|later)\b[^.;]{0,60}\b
        (?:gone|lost|unreachable|no network|no longer|any ?more)\b
      |--hostname-override\b
    `,
    'i',
  ),
  'hand-called start script':
    /\bstart\.ps1\b[^.;]{0,40}\bby hand\b|\b(?:called|ran|started|call|run|powershell(?:\.exe)?)\s[^;\n]{0,40}\bstart(?:-kubelet)?\.ps1\b/i,
  'many services': new RegExp(
    acrossLines`
      \b(?:
        many|lots of|hundreds of|a lot of
        |a (?:large|huge|high) number of
        |(?:1[5-9]\d|[2-9]\d\d|\d{4,5})
      )\+? (?:k8s |kubernetes |cluster )?services\b
      |\bget (?:svc|services?) (?:-A|--all-namespaces)\b[^\n]{0,40}\|\s?wc -l\W{1,5}
        (?:is |gives |prints |says )?(?:1[5-9]\d|[2-9]\d\d|\d{4,5})\b
    `,
    'i',
  ),
  'the machine has no secondary addresses':
    /\b(?:only|just|no|without|single|one)\b[^.;\n]{0,24}\b(?:primary|secondary) (?:IP|address|ip-?config)/i,
  'few services': new RegExp(
    acrossLines`
      \b(?:have|has|runs?|there are|only|just|merely|small cluster,?) (?:just |only |about |got |with |of )?
        (?:
          (?:a )?few|\d|[1-4]\d|two|three|four|five|six|seven|eight|nine|ten|a dozen
          |a handful of
        ) (?:k8s |kubernetes |cluster )?services\b
        (?! (?:that|which|fail|do|are|of|per|each|in (?:each|every|the namespace))\b)
      |\b(?:hardly|barely) any services\b
    `,
    'i',
  ),
  'only one service fails': new RegExp(
    String.raw`${onlyOneService}|\bone of (?:them|the|our|these)\b[^.;\n]{0,60}\bfails?\b`,
    'i',
  ),
  'only this service': new RegExp(String.raw`${onlyOneService}|\bonly \S{2,40} is affected\b`, 'i'),
  'CrashLoopBackOff of one container in a running pod':
    /\bCrashLoopBackOff\b|\bone (?:of (?:the |its )?(?:two |three )?)?containers?\b[^.;]{0,40}\b(?:restarts?|crash\w*|fails?)\b/i,
  'hardened image':
    /\b(?:harden(?:ed|ing)|CIS|baseline|STIG|group polic(?:y|ies)|GPOs?|security polic(?:y|ies))\b/i,
  'backend changed from host-gw to vxlan or back': new RegExp(
    acrossLines`
      \b(?:changed|switched|moved|migrat\w+|went|from)\b[^.;]{0,60}\b
        (?:host-gw|vxlan|l2bridge|overlay)\b[^.;]{0,20}\bto\b[^.;]{0,20}\b
        (?:host-gw|vxlan|l2bridge|overlay)\b
      |\b(?:was|had|used to be) (?:host-gw|vxlan|l2bridge|overlay)\b[^.;]{0,20}\b(?:now|today)\b
        [^.;]{0,20}\b(?:host-gw|vxlan|l2bridge|overlay)\b
    `,
    'i',
  ),
  'static host address': new RegExp(
    acrossLines`
      \bstatic(?:ally)?\b[^.;]{0,30}\b(?:address|IP|configured|assigned)\b
      |\b(?:address|IP)\b[^.;]{0,30}\bstatic(?:ally)?\b
      |\bDHCP (?:is )?(?:off|disabled)\b
      |\bno DHCP\b
    `,
    'i',
  ),
  'one network adapter':
    /\b(?:one|single|only one|1) (?:network )?(?:adapter|NIC|interface|network card)\b/i,
  'the adapter has no address': new RegExp(
    acrossLines`
      \b(?:adapter|NIC|interface|vEthernet)\b[^.;]{0,30}\b
        (?:no|without(?: an?)?|lost its|never gets? an?|gets? no) (?:IP )?(?:address|IP|lease)\b
      |\bautoconfiguration (?:IPv4 )?address\b
      |\b169\.254\.\d
    `,
    'i',
  ),
  'pods have no network at all, host has': new RegExp(
    acrossLines`
      \bpods?\b[^.;]{0,40}\b
        (?:no network|no connect\w+|reach nothing|can(?:not|['’]t) reach anything|no traffic)\b
      |\bno traffic (?:leaves|gets out of|out of|from) (?:the |our |windows )?pods\b
    `,
    'i',
  ),
  'pods reach neither other nodes nor the internet': new RegExp(
    acrossLines`
      \bneither\b[^.;]{0,40}\bnor\b[^.;]{0,20}\binternet\b
      |\bpods?\b[^.;]{0,20}\b(?:can(?:not|['’]t)|do not|don['’]t)\b[^.;]{0,20}\bother nodes (?:or|and) (?:the )?
        internet\b
      |\bno internet\b[^.;]{0,30}\bno other node
    `,
    'i',
  ),
  'windows-bgp backend':
    /\bwindows-bgp\b|\bRemoteAccess\b|\bBGP\b[^.;]{0,30}\bwindows\b|\bwindows\b[^.;]{0,30}\bBGP\b/i,
  'address changed': addressChanged,
  'the group is missing in aws-auth': new RegExp(
    acrossLines`
      \beks:kube-proxy-windows\b[^.;]{0,40}\b
        (?:missing|not there|absent|lacks?|not in|was removed)\b
      |\b(?:missing|lacks?|without|no)\b[^.;]{0,30}\beks:kube-proxy-windows\b
    `,
    'i',
  ),
  'pod address of CoreDNS works': podAddressWorks,
  'pod address fails too': podAddressFails,
  'only in the first seconds of a pod':
    /\b(?:first|initial) (?:few )?(?:\d{1,2} )?seconds\b|\bright after (?:the )?(?:start|pod)/i,
  'intermittent from Windows pods': sporadic,
  'kube-proxy Running but no services':
    /\bkube-?proxy\b[^.;]{0,30}\b(?:running|runs)\b[^.;]{0,60}\b(?:no|not|fail\w*|cannot|can['’]t)\b/i,
  'only ping was tried': new RegExp(
    acrossLines`
      \b(?:only|just|nothing but)\b[^.;]{0,20}\bping\b
      |\bping\b[^.;]{0,30}\b(?:only|alone)\b
      |\b(?:curl(?:\.exe)?|TCP|HTTPS?|Invoke-WebRequest|Test-NetConnection)\b[^.;]{0,40}\b
        (?:works?|is fine|succeeds?|True)\b
    `,
    'i',
  ),
  'TCP fails too for internal hosts only': new RegExp(
    acrossLines`
      \b(?:TCP|curl|Test-NetConnection|connections?)\b[^;]{0,60}\b
        (?:too|as well|also|False|fails?)\b[^;]{0,60}\binternal\b
      |\binternet\b[^.;]{0,20}\b(?:works?|is fine|ok)\b
    `,
    'i',
  ),
  'all services': new RegExp(
    acrossLines`
      \b(?:all|every|each|any) (?:of )?(?:the |our )?services?\b(?![- ]?(?:mesh|account))
      |\bno (?:cluster )?services? (?:at all |whatsoever )?
        (?:works?|answers?|is reach\w+|can be)\b
    `,
    'i',
  ),
  'full name works': new RegExp(
    acrossLines`
      (?:
        \b(?:FQDNs?|fully qualified (?:domain )?names?|(?:full|complete|whole|long) names?)
        |\.svc\.cluster\.local
      )\b[^.\n;]{0,60}\b(?:works?|resolves?|is fine|(?:is|are) ok)\b
    `,
    'i',
  ),
  'at boot or first start': new RegExp(
    acrossLines`
      \b(?:at|on|after|during|since) (?:the |every |each |first )?
        (?:boot|re-?boot|first start|start(?:up)?)\b
      |\bwhen (?:the )?(?:node|host|machine|network|vswitch|flannel|calico|agent)\b[^.;]{0,20}\b
        (?:boots?|starts?|comes up|is made|is created)\b
    `,
    'i',
  ),
  'VMware carries the machines': /\b(?:VMware|vSphere|vCenter|ESXi?|NSX(?:-T)?|VMXNET3)\b/i,
  'pods on different hosts do not reach each other, on one host they do': new RegExp(
    acrossLines`
      \b(?:same|one) (?:host|node)\b[^;]{0,50}\b(?:works?|can|reach|talk|fine|ok)\b[^;]{0,80}\b
        (?:different|other|across|another) (?:hosts?|nodes?)\b
      |\b(?:different|other|across|another) (?:hosts?|nodes?)\b[^;]{0,80}\b(?:same|one) (?:host|node)
        \b
    `,
    'i',
  ),
  'pods do not reach other nodes': new RegExp(
    acrossLines`
      \bpods?\b[^.;]{0,30}\b(?:do not|don['’]t|cannot|can['’]t|not)\b[^.;]{0,30}\b
      (?:reach|ping|connect to|talk to)\b[^.;]{0,30}\b(?:other|another|different) (?:nodes?|hosts?|machines?)
      \b
    `,
    'i',
  ),
}
