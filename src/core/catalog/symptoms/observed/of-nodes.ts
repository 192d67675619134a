import { sporadic } from './of-networks.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const repeats = new RegExp(
  acrossLines`
    \b(?:
      repeats?|repeated(?:ly)?|again and again|over and over|constantly|continuously
      |endless(?:ly)?|non-?stop|in a loop|floods?
      |full of (?:it|them|these|this)
      |(?:hundreds|thousands|dozens) of (?:times|these|them|lines)
      |(?:every|each|once (?:a|per)) (?:few )?(?:\d{1,2} ?)?(?:seconds?|minutes?|s|min)
      |keeps? (?:coming|printing|logging|repeating|saying|showing)
      |for (?:(?:about|more than|over|some|several|many|ten|an|\d{1,3}) )?
        (?:minutes?|mins?|hours?|days?|ever)
      |goes on(?: (?:and on|for))?
      |never (?:ends?|stops?|gets? past|continues?)
    )\b
  `,
  'i',
)
const afterReboot = new RegExp(
  acrossLines`
    \b(?:after|since|following|upon|on|at|until) (?:
      (?:
        a|the|each|every|any|our|this|last|their|its|planned|graceful|windows|node|host
        |unexpected|nightly|weekly
      ) 
    ){0,3}(?:
      re-?boots?
      |re-?start(?:s|ed)? of (?:the|a|our) (?:node|host|server|machine|VM)
      |re-?booting
      |power (?:cut|outage|failure|cycle)
    )\b
    |\b(?:on|at|after|with) (?:each|every) (?:windows |node |host )?(?:boot|re-?start)\b
    |\b(?:re-?booted|restarted) (?:the|a|our|this|that|all|both) (?:windows )?
      (?:nodes?|hosts?|servers?|machines?|VMs?|workers?)\b
    |\b(?:nodes?|hosts?|servers?|machines?|VMs?|workers?) (?:
      was|were|got|has been|had been|have been
    ) (?:patched and |updated and |stopped and )?(?:re-?booted|restarted|power[- ]cycled)\b
    |\b(?:node|host|server|machine|VM|worker)s? reboots\b
  `,
  'i',
)
const afterUpdate = new RegExp(
  acrossLines`
    \b(?:after|since|following|with)\b[^.;]{0,60}\b(?:
      (?:windows|cumulative|security|monthly|patch(?:es)?|os) ?(?:updates?|patch\w*)
      |(?:January|February|March|April|May|June|July|August|September|October|November|December)
        (?: 20\d\d)? (?:patch(?:es)?|updates?)
      |patch (?:tuesday|day)|KB ?\d{6,7}|updates? of windows
      |windows (?:was|were|had been|got) (?:updated|patched)
    )\b
    |\bKB ?\d{6,7} (?:was|were|got|has been|had been)? ?installed\b
    |\b(?:updated|patched) from (?:10\.0\.)?\d{5}\.\d{1,5} to (?:10\.0\.)?\d{5}\.\d
  `,
  'i',
)
const afterInstall = new RegExp(
  acrossLines`
    \b(?:after|since|when|as soon as|once)\b[^.;]{0,60}\b
      (?:flannel|calico|antrea|cni|agent|overlay|vswitch|virtual switch|hns network)\b
      [^.;]{0,40}\b
      (?:installed|deployed|started|starts|made|created|set up|installation|installing)\b
    |\b(?:after|since|when|as soon as|once|moment|minute|second)\b[^.;]{0,40}\b
      (?:installed|deployed|started|applied) (?:the )?
      (?:(?:kube-)?flannel|calico|antrea|cni|agent)\b
    |\b(?:after|since) (?:installing|deploying|starting|applying|the installation of) (?:the )?
      (?:flannel|calico|antrea|cni|agent)\b
    |\b(?:after|since) running install-calico\.ps1
  `,
  'i',
)
const linuxToo = new RegExp(
  acrossLines`
    \b(?:linux (?:nodes?|pods?|ones?)|(?:the )?linux)\b[^.;]{0,40}\b(?:too|as well|also|same)\b
    |\b(?:also|same)\b[^.;]{0,30}\bon (?:the |our )?linux\b
    |\ball nodes\b[^.;]{0,20}\b(?:linux and windows|windows and linux)\b
    |\bfor (?:both )?(?:linux and (?:for )?windows|windows and (?:for )?linux)\b
    |\bnot (?:only|just) windows\b
  `,
  'i',
)
const windowsOnly = new RegExp(
  acrossLines`
    \b(?:only|just)\b[^.;]{0,30}\bwindows (?:nodes?|workers?|hosts?|pods?)\b
    |\bwindows (?:nodes?|workers?|hosts?|pods?) only\b
    |\blinux (?:nodes?|pods?|workers?)\b[^.;]{0,30}\b(?:works?|fine|ok(?:ay)?|not affected)\b
    |\b(?:works?|fine|ok|no problems?) (?:on|for|with) (?:the |our |all )?linux\b
    |\blinux (?:(?:is|are) )?(?:fine|ok(?:ay)?)\b
  `,
  'i',
)
const scanner = new RegExp(
  acrossLines`
    \b(?:
      anti-?virus|virus scanner|scanners?|AV|EDR|defender|mcafee|trellix|symantec|trend ?micro
      |crowdstrike|carbon black|cortex XDR|sentinel ?one|sophos|kaspersky|eset|bitdefender
      |endpoint (?:protection|security)
    )\b
  `,
  'i',
)
const openShift = /\b(?:openshift|OCP|WMCO|OKD)\b/i
const noPods = new RegExp(
  acrossLines`
    \b(?:
      no pods?
      |not a single pod
      |none of (?:the|our|these) pods
      |all (?:the )?pods|every pod|nothing
    )\b[^.;]{0,40}\b(?:starts?|comes? up|runs?|fails?|stuck|hangs?|on (?:this|that|the) node)\b
  `,
  'i',
)
const stillAfter = new RegExp(
  acrossLines`
    \bstill\b[^.;]{0,60}\b(?:minutes|hours?|days?|later|after)\b
    |\b(?:for|since) (?:\d{1,3}|ten|some|many|several|an) (?:minutes|min|hours?|days?)\b
    |\bstays\b
    |\bdoes(?: not|n['’]t) go away\b
  `,
  'i',
)
/** No named pipe of CSI Proxy is there. */
export const noPipes = new RegExp(
  acrossLines`
    \bno (?:csi-proxy )?pipes?\b(?! (?:is |are )?(?:needed|required|necessary))
    |\bcsi-?proxy\b[^.;]{0,30}\b
      (?:not (?:installed|running|found)|missing|never installed|no result|nothing)\b
    |\bCannot find any service with service name ['’]csi-?proxy
  `,
  'i',
)

/** How people say what the causes of messages of nodes and containers ask to be seen, by their `observed`. */
export const observedOfNodes: Readonly<Record<string, RegExp>> = {
  'releases of the tool without Windows': new RegExp(
    acrossLines`
      \b(?:dropp|stopp|end|remov|discontinu)\w{0,4}\b[^.;\n]{0,30}\bsupport\b[^.;\n]{0,20}\b
        windows\b
      |\bsupport (?:for|of) windows (?:was |has been |is )?
        (?:stopped|dropped|ended|removed|gone)\b
      |\b(?:former|older|previous|last) (?:release|version|tag|one)s? (?:still )?
        (?:has|had|have|was|were|ran|worked)\b[^.;\n]{0,30}\bwindows\b
    `,
    'i',
  ),
  'after reboot': afterReboot,
  'after reboot or failed start': afterReboot,
  'after reboot or crash':
    /\bafter (?:(?:a|the|each|every|our|last) ){0,2}(?:re-?boot|restart|crash|power (?:cut|outage))\w*|\bcrashed\b/i,
  'after a Windows update': afterUpdate,
  'after an upgrade': new RegExp(
    acrossLines`
      \b(?:after|since|with)\b[^.;]{0,30}\b(?:upgrad\w+|updat\w+)\b
      |\b(?:upgraded|updated) (?:from|to)\b
      |\bmoved from v?1\.\d\d\b[^;]{0,12}\bto v?1\.\d\d\b
    `,
    'i',
  ),
  'after agent installation': afterInstall,
  'right after the agent was installed': afterInstall,
  'starts in the second of network creation': new RegExp(
    acrossLines`
      \b(?:second|moment|when|as soon as|while|once)\b[^.;]{0,40}\b
        (?:network|vswitch|virtual switch|adapter)\b[^.;]{0,30}\b
        (?:made|created?|creates|makes|comes up|set up|reset)\b
      |\b(?:second|moment|when|while)\b[^.;]{0,30}\b(?:makes?|creates?)\b[^.;]{0,20}\bnetwork\b
    `,
    'i',
  ),
  'starts when a control plane node was changed': new RegExp(
    acrossLines`
      \b(?:control[ -]?plane|masters?|API server|VIP|floating (?:IP|address)|load ?balancer)\b
        [^.;]{0,50}\b
        (?:replaced?|changed?|moved?|rebooted|failed over|failover|swapped|upgraded|new)\b
      |\b(?:replaced|changed|moved|rebooted|upgraded|swapped|failover of)\b[^.;]{0,50}\b
        (?:control[ -]?plane|masters?|API server|VIP|floating)\b
    `,
    'i',
  ),
  'again and again': repeats,
  repeats,
  'line repeats for minutes': repeats,
  'the line goes on for more than a minute': repeats,
  'the lines repeat for more than five minutes': repeats,
  'the line repeats for more than a minute or flanneld ended': new RegExp(
    `${repeats.source}|\\bflanneld? (?:ends|exits|stops|ended|exited|stopped)\\b`,
    'i',
  ),
  'the lines go on for minutes': repeats,
  'the lines go on': repeats,
  'it goes on for minutes': repeats,
  'for more than some seconds': repeats,
  'the same state again and again': repeats,
  'line stands for minutes': new RegExp(
    `${repeats.source}|\\b(?:stands|hangs|stuck|stays|sits|stalls|waits)\\b`,
    'i',
  ),
  'once at start':
    /\b(?:once|only|just)\b[^.;]{0,20}\b(?:at|on|after|during) (?:the )?(?:start|boot)/i,
  'Linux nodes print it at the same time': linuxToo,
  'Linux nodes are affected too': linuxToo,
  'only Windows nodes are affected': windowsOnly,
  'curl https://localhost:10250 works on the node': new RegExp(
    acrossLines`
      \blocalhost:10250\b[^.;]{0,40}\b(?:works?|answers?|ok|fine|401|Unauthorized)\b
      |\bon the node\b[^.;]{0,40}\b10250\b[^.;]{0,30}\b(?:works?|answers?|listens?|LISTENING)\b
      |\bon the node\b[^;\n]{0,40}:10250\b[^.;]{0,30}\bLISTENING\b
      |\blocalhost\b[^.;]{0,20}\b10250\b[^.;]{0,40}\bTrue\b
    `,
    'i',
  ),
  'service made by hand':
    /\bsc(?:\.exe)? create\b|\bNew-Service\b|\bservice\b[^.;]{0,30}\b(?:by hand|manually|ourselves)\b/i,
  'all pods of the node': noPods,
  'no pod at all starts on the node': noPods,
  'no pod starts on the node': noPods,
  'still there minutes after boot': stillAfter,
  'still there minutes after the node became Ready': stillAfter,
  'the drive of the container has 20 GB': new RegExp(
    acrossLines`
      \b(?:pods?|containers?|inside|in it)\b[^.;]{0,60}\b(?:19\.9|20) ?GB\b(?! free)
      |\b(?:19\.9|20) ?GB\b(?! free)[^.;]{0,40}\b(?:pods?|containers?|inside|there)\b
    `,
    'i',
  ),
  'the image was imported with ctr':
    /\bctr(?:\.exe)?\s(?!(?:-n|--namespace)[ =]k8s\.io\b)[^\n|]{0,40}?\b(?:i|images?)\s(?:import|pull)\b/i,
  'containerd runs':
    /\bcontainerd\b[^.;]{0,30}\b(?:runs|is running|running|is up|(?:is )?started)\b|\bcrictl (?:ps|pods|info|version) works\b/i,
  'NotReady comes and goes': new RegExp(
    acrossLines`
      \b(?:goes|turns|becomes|flips|flaps?|flapping|switch\w*|changes)\b[^.;]{0,40}\bNotReady\b
        [^.;]{0,40}\b(?:back|again|ready|recovers?)\b
      |\bflaps?\b|\bcomes and goes\b
      |\bReady\b[^.;]{0,12}\bNotReady\b[^.;]{0,12}\bReady again\b
      |\bNotReady (?:every|each) (?:few|\d{1,2}) 
    `,
    'i',
  ),
  'same image runs elsewhere': new RegExp(
    acrossLines`
      \b(?:same|this|the|that) image\b[^.;]{0,40}\b(?:runs|works|starts|fine)\b[^.;]{0,40}\b
      (?:
        other|another|elsewhere|else|laptop
        |(?:on|with) (?:our|the|my) \d{4} (?:node|host|server)
      )\b
    `,
    'i',
  ),
  'DaemonSet of Linux': /\bDaemon ?Set\b/i,
  sporadic,
  'it comes and goes': sporadic,
  'third-party scanner': scanner,
  'the cluster is RKE2': /\brke2\b/i,
  'the distribution is rke2': /\brke2\b/i,
  'the cluster is OpenShift': openShift,
  'the distribution is openshift': openShift,
  'Hyper-V isolation is asked for': new RegExp(
    acrossLines`
      (?<!
        \b(?:
          would|could|might|instead of|without|no|not|ohne|keine?|sans|sin
          |(?:do|should) (?:we|I) (?:need|use)|(?:brauchen|benötigen) wir|brauche ich|faut-il
          |(?:avons-nous|a-t-on) besoin d[e’']|necesitamos|hilft|wäre
        )\s(?:(?:the|die|la|el)\s)?
      )\bhyper-?v[- ]isolat\w*
      |\bisolat\w* (?:with|by|in|of) hyper-?v\b
      |\bisolation-type\W{1,4}hyperv\b
      |\brunhcs-wcow-hypervisor\b
      |\bhyper-?v (?:pods?|containers?|handler)\b
      |\bruntime-?class(?:name)?\W{1,4}[\w-]{0,20}hyper-?v
    `,
    'i',
  ),
  'only one pod is affected': new RegExp(
    acrossLines`
      \b(?:only|just) (?:one|a single|this|that)(?: \w+)? (?:pod|deployment|container|app\w*)\b
      |\bother pods (?:run|work|are) (?:fine|ok|well)\b
    `,
    'i',
  ),
  'slow pulls and starts': new RegExp(
    acrossLines`
      \bslow\w*\b
      |\btakes? (?:very |so |too )?(?:long|ages|forever)\b
      |\b(?:pull\w*|starts?|pods?|images?|extract\w*|unpack\w*)\b[^.;]{0,30}\b(?:needs?|takes?) (?:about |up to |more than |over )?
        \d{1,3}(?:[-–]\d{1,3})? ?min
    `,
    'i',
  ),
  'idle node with steady CPU': /\bidle\b/i,
  'mixed cluster': /\bmixed\b|\blinux and windows\b|\bwindows and linux\b/i,
  'small images fail too': new RegExp(
    acrossLines`
      \b(?:small|other|all|any|every|tiny|even)\b[^.;]{0,20}\bimages?\b[^.;]{0,30}\b
        (?:fail|too|as well|not|either|time)
      |\balso (?:small|tiny|other)\b[^.;]{0,12}\bimages?\b
    `,
    'i',
  ),
  'HostProcess pod':
    /(?<!\b(?:no|not an?|not|without) )\bHost ?Process\b(?!\W{0,3}(?:is (?:not|n['’]t)|false))/i,
  'not a HostProcess pod': new RegExp(
    acrossLines`
      \b(?:no|not an?|not|without) HostProcess\b
      |\bHostProcess\W{0,3}(?:is (?:not|off)|isn['’]t|false)\b
      |\b(?:normal|ordinary|regular|plain) (?:pod|container)\b
    `,
    'i',
  ),
  'node not domain joined': new RegExp(
    acrossLines`
      \b(?:not|never|non-?) ?(?:be |been )?(?:
        joined to (?:the |a |our )?domain
        |domain[- ]joined|a (?:domain )?member|in (?:the|a|our) domain
      )\b
      |n['’]t (?:be |been )?(?:
        joined to (?:the |a |our )?domain
        |domain[- ]joined|a (?:domain )?member|in (?:the|a|our) domain
      )\b
      |\bPartOfDomain\W{1,5}False\b|\bworkgroup\b
    `,
    'i',
  ),
  'node domain joined': new RegExp(
    acrossLines`
      (?<!\b(?:not|never|non|isn['’]t|aren['’]t)[ -])\b(?:
        domain[- ]joined
        |joined to (?:the|a|our) (?:AD )?domain
        |(?:is|are) (?:a )?members? of (?:the|our) domain
        |in (?:the|our) (?:AD )?domain
      )\b
      |\bPartOfDomain\W{1,5}True\b
    `,
    'i',
  ),
  'no pipes at all': noPipes,
  'Tls12 is set': /\bTls ?1\.?2\b/i,
  'all pods of the node fail at once':
    /\ball pods\b[^.;]{0,40}\b(?:at once|same time|suddenly)\b|\b(?:suddenly|at once),? all (?:the )?pods\b/i,
  'the probe runs PowerShell':
    /\bprobes?\b[^.;]{0,40}\bpowershell\b|\bpowershell\b[^.;]{0,30}\bprobes?\b/i,
  'the node runs Linux': new RegExp(
    acrossLines`
      \b(?:this|the|that|affected|failing) (?:node|host|machine|worker|log)\b[^.;]{0,20}\b
        (?:runs|is|comes from|is from|is of)(?: an?| on| our)? (?:
          linux|ubuntu|debian|rhel|centos|amazon linux
        )\b
      |\blog (?:of|from) (?:an?|the|our) linux (?:node|worker|host|machine)\b
      |\bit is an? linux (?:node|worker|host|machine)\b
    `,
    'i',
  ),
  'pod was being deleted or rolled out (then this code is usual)': new RegExp(
    acrossLines`
      \b(?:during|at|after|with|on|in) (?:(?:the|a|our|each|every) )?
        (?:rolling updates?|rollouts?|deploy(?:ment|s)?|scale[- ]?downs?|drain|deletion)\b
      |\b(?:pods?|it|they) (?:is|are|was|were|gets?|got|being) (?:being )?
        (?:deleted|rolled out|scaled down|drained|evicted|replaced)\b
      |\bkubectl (?:delete pod|drain|rollout)\b
      |\b(?:old|deleted) (?:windows )?pods? (?:ends?|exits?|stops?)\b
    `,
    'i',
  ),
  'all containers fail':
    /\b(?:all|every|each|no) (?:of )?(?:the |our )?(?:containers?|pods?)\b[^.;]{0,30}\b(?:fails?|starts?|broken|affected)\b/i,
  'pod does not start': new RegExp(
    acrossLines`
      \b(?:pods?|containers?)\b[^.;]{0,40}\b(?:do(?:es)? not|n['’]t|never|not) (?:start|come up|run)
        \b
      |\bContainerCreating\b|\bRunContainerError\b
    `,
    'i',
  ),
  'the pull fails': new RegExp(
    acrossLines`
      \bpull(?:s|ing)?\b[^.;]{0,30}\b(?:fails?|failed|breaks|not work)\b
      |\b(?:fails?|failed) to pull\b
      |\bErrImagePull\b|\bImagePullBackOff\b
    `,
    'i',
  ),
  'the pod is meant for Windows nodes': new RegExp(
    acrossLines`
      \b(?:pods?|deployments?|workloads?|app\w*|it|containers?|image)\b[^.;]{0,30}\b
        (?:is|are|meant|should|has to|must|made|for)\b[^.;]{0,30}\bwindows\b
        (?! node (?:does|is|has))
      |\bwindows (?:pods?|deployments?|workloads?|containers?|apps?)\b
    `,
    'i',
  ),
  'the line comes once':
    /\b(?:came|comes|printed|logged|appears?|seen|shows up) (?:only |just |exactly )?once\b|\b(?:only|just) once\b/i,
}
