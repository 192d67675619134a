const rejoined =
  /\b(?:deleted?|removed?|re-?set|dropped)\b[^.;]{0,60}\b(?:re-?join\w*|joined? (?:again|anew|once more)|added? (?:again|back|anew)|re-?add\w*|re-?creat\w*)\b|\b(?:re-?joined|joined (?:again|before|a second time)|was part of (?:this|the|a|another) cluster|used to be in)\b/i
const addressChanged =
  /\b(?:address|IP)(?: of (?:the |our )?(?:node|host|server|VM|machine))?\b[^.;]{0,40}\b(?:changed?|new|other|different|moved|was renewed)\b|\b(?:changed|got|gave|has|new) (?:it )?(?:an?other|a new|a different|the|its) (?:IP|address)\b|\bnew (?:IP|DHCP lease)\b/i
const sporadic =
  /\b(?:sporadic(?:ally)?|intermittent(?:ly)?|occasional(?:ly)?|now and then|from time to time|sometimes|rare(?:ly)?|random(?:ly)?|once in a while|one (?:of|in|out of) (?:a )?(?:\d{2,4}|ten|hundred|thousand)|comes and goes|flak[ey]\w*)\b/i

/** How people say what the causes of messages of networks and Services ask to be seen, by their `observed`. */
export const observedOfNetworks: Readonly<Record<string, RegExp>> = {
  'node was deleted and joined again': rejoined,
  'node was joined before': rejoined,
  'HNS objects edited by hand':
    /\b(?:deleted?|removed?|edited|changed)\b[^.;]{0,40}\b(?:HNS|hnsdiag)\b[^.;]{0,40}\b(?:by hand|manually|registry)\b|\b(?:by hand|manually)\b[^.;]{0,40}\bHNS\b/i,
  'HNS restarted or updated':
    /\b(?:restart(?:ed|ing)?(?:-Service)?|updated|stopped)\b[^.;]{0,30}\bHNS\b|\bHNS\b[^.;]{0,30}\b(?:was|were|got|had been|has been|is|be)? ?(?:restart(?:ed|s|ing)?|updated|crashed|stopped)\b/i,
  'agent restarted or network made again':
    /\b(?:flanneld?|calico|agent|antrea)\b[^.;]{0,40}\b(?:restart(?:ed|s)?|re-?created?|made\b[^.;]{0,20}\bagain)\b|\bnetwork\b[^.;]{0,30}\b(?:re-?created|made (?:again|anew))\b/i,
  'antrea-agent restarted': /\bantrea(?:-agent)?\b[^.;]{0,30}\brestart\w*/i,
  '0-containerd-nat.json present': /\b0-containerd-nat\.json\b/i,
  'CNI file written by hand or from a template':
    /\b(?:cni|conf(?:ig\w*)?|conflist)\b[^.;]{0,40}\b(?:by hand|manually|ourselves|from (?:a|the|our|an) (?:template|blog|example|guide|gist|sample)|copied|hand-?written)\b|\b(?:wrote|copied|edited|hand-?written)\b[^.;]{0,40}\b(?:cni|conflist|10-flannel)\b/i,
  'more than one HNS network before the agent starts':
    /\b(?:second|another|two|other|more than one|several|already an?|old|existing|left-?over)\b[^.;]{0,30}\b(?:hns )?networks?\b|\b(?:hyper-v|docker)\b[^.;]{0,30}\b(?:switch|network)\b/i,
  'adapter renamed or other language':
    /\b(?:adapter|NIC|interface)\b[^.;]{0,40}\b(?:named|called|renamed|name is|has the name)\b|\b(?:german|french|spanish|japanese|chinese|italian|polish|russian|non-english|localis?zed)\b[^.;]{0,20}\b(?:windows|server|version|one)\b|\bwindows is (?:a )?(?:german|french|spanish|japanese|chinese|italian|polish|russian)\b/i,
  'non-English Windows':
    /\b(?:german|deutsch\w{0,3}|french|spanish|japanese|chinese|italian|polish|russian|dutch|portuguese|non-english|locali[sz]ed)\b/i,
  'Hyper-V switch made by hand':
    /\b(?:hyper-v|external|transparent|internal) (?:v?switch|virtual switch|network)\b|\bNew-VMSwitch\b|\bvswitch\b[^.;]{0,30}\b(?:by hand|manually|before|already)\b/i,
  'VPN or NIC team':
    /\bVPN\b|\bteam(?:ed|ing)?\b|\bLBFO\b|\bSET (?:switch|team)\b|\bbond(?:ed|ing)?\b/i,
  'network exists under another name':
    /\bnetwork\b[^.;]{0,60}\b(?:other|another|different) name\b|\b(?:is|was) (?:named|called)\b|\b(?:named|calls it|called)\b[^.;]{0,40}\b(?:instead|not)\b/i,
  "the agent's network is there":
    /\bnetwork\b[^.;]{0,40}\b(?:is|was) (?:there|present|named|called|up)\b|\bGet-HnsNetwork\b[^.;]{0,40}\b(?:shows?|lists?|has)\b(?! (?:nothing|no\b|only nat))|\bnetwork (?:exists|does exist)\b/i,
  'pods lose the network after some minutes':
    /\bpods?\b[^.;]{0,40}\b(?:loses?|lost|drops?|without)\b[^.;]{0,30}\b(?:network|connect\w*)\b|\bafter (?:some|a few|several|\d{1,2}) minutes\b[^.;]{0,40}\b(?:gone|lost|unreachable|no network)\b|--hostname-override\b/i,
  'hand-called start script':
    /\bstart\.ps1\b[^.;]{0,40}\bby hand\b|\b(?:called|ran|started|call|run)\b[^.;]{0,40}\bstart(?:-kubelet)?\.ps1\b/i,
  'many services':
    /\b(?:many|lots of|hundreds of|a lot of|(?:1[5-9]\d|[2-9]\d\d|\d{4,5}))\+? (?:k8s |kubernetes |cluster )?services\b/i,
  'the machine has no secondary addresses':
    /\b(?:only|just|no|without|single|one)\b[^.;\n]{0,24}\b(?:primary|secondary) (?:IP|address|ip-?config)/i,
  'few services':
    /\b(?:have|has|runs?|there are|only|just|merely) (?:just |only |about |got )?(?:(?:a )?few|\d|[1-4]\d|two|three|four|five|six|seven|eight|nine|ten|a dozen|a handful of) (?:k8s |kubernetes |cluster )?services\b(?! (?:that|which|fail|do|are|of|per|each|in (?:each|every|the namespace))\b)/i,
  'only one service fails':
    /\b(?:only|just) (?:one|a single|this|that)(?: \w+)? service\b|\ball (?:the )?others? (?:services? )?work|\bone of (?:them|the|our|these)\b[^.;\n]{0,60}\bfails?\b/i,
  'only this service':
    /\b(?:only|just) (?:one|a single|this|that)(?: \w+)? service\b|\ball (?:the )?others? (?:services? )?work/i,
  'CrashLoopBackOff of one container in a running pod':
    /\bCrashLoopBackOff\b|\bone (?:of the )?containers?\b[^.;]{0,40}\b(?:restarts?|crash\w*|fails?)\b/i,
  'hardened image':
    /\b(?:harden(?:ed|ing)|CIS|baseline|STIG|group polic(?:y|ies)|GPOs?|security polic(?:y|ies))\b/i,
  'backend changed from host-gw to vxlan or back':
    /\b(?:changed|switched|moved|migrat\w+|went|from)\b[^.;]{0,60}\b(?:host-gw|vxlan|l2bridge|overlay)\b[^.;]{0,20}\bto\b[^.;]{0,20}\b(?:host-gw|vxlan|l2bridge|overlay)\b/i,
  'static host address':
    /\bstatic(?:ally)?\b[^.;]{0,30}\b(?:address|IP|configured|assigned)\b|\bDHCP (?:is )?(?:off|disabled)\b|\bno DHCP\b/i,
  'one network adapter':
    /\b(?:one|single|only one|1) (?:network )?(?:adapter|NIC|interface|network card)\b/i,
  'the adapter has no address':
    /\b(?:adapter|NIC|interface|vEthernet)\b[^.;]{0,30}\b(?:no|without(?: an?)?|lost its|never gets? an?|gets? no) (?:IP )?(?:address|IP|lease)\b|\b169\.254\.\d/i,
  'pods have no network at all, host has':
    /\bpods?\b[^.;]{0,40}\b(?:no network|no connect\w+|reach nothing|cannot reach anything|no traffic)\b/i,
  'pods reach neither other nodes nor the internet':
    /\bneither\b[^.;]{0,40}\bnor\b[^.;]{0,20}\binternet\b/i,
  'windows-bgp backend':
    /\bwindows-bgp\b|\bRemoteAccess\b|\bBGP\b[^.;]{0,30}\bwindows\b|\bwindows\b[^.;]{0,30}\bBGP\b/i,
  'address changed': addressChanged,
  'the group is missing in aws-auth':
    /\beks:kube-proxy-windows\b[^.;]{0,40}\b(?:missing|not there|absent|lacks?|not in|was removed)\b|\b(?:missing|lacks?|without|no)\b[^.;]{0,30}\beks:kube-proxy-windows\b/i,
  'pod address of CoreDNS works':
    /\b(?:pod (?:address|IP)s?(?: of (?:the )?(?:coredns|kube-dns))?|coredns pods?)\b[^.;]{0,40}\b(?:works?|answers?|ok|fine|succeeds?|resolves?)\b/i,
  'pod address fails too':
    /\b(?:pod (?:address|IP)s?(?: of (?:the )?(?:coredns|kube-dns))?|coredns pods?)\b[^.;]{0,40}\b(?:fails?|not (?:answer|work)|n['’]t (?:answer|work)|no answer|times? out|(?:is|are) not reach\w+|either)\b/i,
  'only in the first seconds of a pod':
    /\b(?:first|initial) (?:few )?(?:\d{1,2} )?seconds\b|\bright after (?:the )?(?:start|pod)/i,
  'intermittent from Windows pods': sporadic,
  'kube-proxy Running but no services':
    /\bkube-?proxy\b[^.;]{0,30}\brunning\b[^.;]{0,60}\b(?:no|not|fail\w*)\b/i,
}
