const repeats =
  /\b(?:repeats?|repeated(?:ly)?|again and again|over and over|constantly|continuously|endless(?:ly)?|non-?stop|in a loop|floods?|(?:every|each|once (?:a|per)) (?:few )?(?:\d{1,2} ?)?(?:seconds?|minutes?|s|min)|keeps? (?:coming|printing|logging|repeating|saying|showing)|for (?:(?:about|more than|over|some|several|many|ten|\d{1,3}) )?(?:minutes?|mins?|hours?|days?|ever)|goes on(?: (?:and on|for))?|never (?:ends?|stops?|gets? past|continues?))\b/i
const afterReboot =
  /\b(?:after|since|following|upon|on|at|until) (?:(?:a|the|each|every|any|our|this|last|their|its|planned|graceful|windows|node|host|unexpected) ){0,3}(?:re-?boots?|re-?start(?:s|ed)? of (?:the|a|our) (?:node|host|server|machine|VM)|re-?booting|power (?:cut|outage|failure))\b|\b(?:re-?booted|restarted) (?:the|a|our|this|that|all|both) (?:windows )?(?:nodes?|hosts?|servers?|machines?|VMs?|workers?)\b|\b(?:nodes?|hosts?|servers?|machines?|VMs?|workers?) (?:was|were|got|has been|had been|have been) (?:re-?booted|restarted)\b/i
const afterUpdate =
  /\b(?:after|since|following|with)\b[^.;]{0,60}\b(?:(?:windows|cumulative|security|monthly|patch(?:es)?|os) ?(?:updates?|patch\w*)|patch (?:tuesday|day)|KB ?\d{6,7}|updates? of windows|windows (?:was|were|had been|got) (?:updated|patched))\b/i
const afterInstall =
  /\b(?:after|since|when|as soon as|once)\b[^.;]{0,60}\b(?:flannel|calico|antrea|cni|agent|overlay|vswitch|virtual switch|hns network)\b[^.;]{0,40}\b(?:installed|deployed|started|starts|made|created|set up|installation|installing)\b|\b(?:after|since|when|as soon as|once|moment|minute|second)\b[^.;]{0,40}\b(?:installed|deployed|started|applied) (?:the )?(?:flannel|calico|antrea|cni|agent)\b|\b(?:after|since) (?:installing|deploying|starting|the installation of) (?:the )?(?:flannel|calico|antrea|cni|agent)\b/i
const linuxToo =
  /\b(?:linux (?:nodes?|pods?|ones?)|(?:the )?linux)\b[^.;]{0,40}\b(?:too|as well|also|same)\b|\b(?:also|same)\b[^.;]{0,30}\bon (?:the |our )?linux\b|\ball nodes\b[^.;]{0,20}\b(?:linux and windows|windows and linux)\b/i
const windowsOnly =
  /\b(?:only|just)\b[^.;]{0,30}\bwindows (?:nodes?|workers?|hosts?|pods?)\b|\bwindows (?:nodes?|workers?|hosts?|pods?) only\b|\blinux (?:nodes?|pods?|workers?)\b[^.;]{0,30}\b(?:works?|fine|ok(?:ay)?|not affected)\b|\b(?:works?|fine|ok) (?:on|for|with) (?:the |our |all )?linux\b/i
const sporadic =
  /\b(?:sporadic(?:ally)?|intermittent(?:ly)?|occasional(?:ly)?|now and then|from time to time|sometimes|rare(?:ly)?|random(?:ly)?|once in a while|one (?:of|in|out of) (?:a )?(?:\d{2,4}|ten|hundred|thousand)|comes and goes|flak[ey]\w*)\b/i
const scanner =
  /\b(?:anti-?virus|virus scanner|scanners?|AV|EDR|defender|mcafee|trellix|symantec|trend ?micro|crowdstrike|sentinel ?one|sophos|kaspersky|endpoint (?:protection|security))\b/i
const openShift = /\b(?:openshift|OCP|WMCO|OKD)\b/i
const noPods =
  /\b(?:no pods?|not a single pod|none of the pods|all (?:the )?pods|every pod)\b[^.;]{0,40}\b(?:starts?|comes? up|runs?|fails?|stuck|hangs?|on (?:this|that|the) node)\b/i
const stillAfter =
  /\bstill\b[^.;]{0,60}\b(?:minutes|hours?|days?|later|after)\b|\b(?:for|since) (?:\d{1,3}|ten|some|many|several) (?:minutes|min|hours?|days?)\b|\bstays\b/i

/** How people say what the causes of messages of nodes and containers ask to be seen, by their `observed`. */
export const observedOfNodes: Readonly<Record<string, RegExp>> = {
  'after reboot': afterReboot,
  'after reboot or failed start': afterReboot,
  'after reboot or crash':
    /\bafter (?:(?:a|the|each|every|our|last) ){0,2}(?:re-?boot|restart|crash|power (?:cut|outage))\w*|\bcrashed\b/i,
  'after a Windows update': afterUpdate,
  'after an upgrade':
    /\b(?:after|since|with)\b[^.;]{0,30}\b(?:upgrad\w+|updat\w+)\b|\b(?:upgraded|updated) (?:from|to)\b/i,
  'after agent installation': afterInstall,
  'right after the agent was installed': afterInstall,
  'starts in the second of network creation':
    /\b(?:second|moment|when|as soon as|while|once)\b[^.;]{0,40}\b(?:network|vswitch|virtual switch|adapter)\b[^.;]{0,30}\b(?:made|created?|creates|makes|comes up|set up|reset)\b|\b(?:second|moment|when|while)\b[^.;]{0,30}\b(?:makes?|creates?)\b[^.;]{0,20}\bnetwork\b/i,
  'starts when a control plane node was changed':
    /\b(?:control[ -]?plane|masters?|API server|VIP|floating (?:IP|address)|load ?balancer)\b[^.;]{0,50}\b(?:replaced?|changed?|moved?|rebooted|failed over|failover|swapped|upgraded|new)\b|\b(?:replaced|changed|moved|rebooted|upgraded|swapped)\b[^.;]{0,50}\b(?:control[ -]?plane|masters?|API server|VIP|floating)\b/i,
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
  'curl https://localhost:10250 works on the node':
    /\blocalhost:10250\b[^.;]{0,40}\b(?:works?|answers?|ok|fine|401|Unauthorized)\b|\bon the node\b[^.;]{0,40}\b10250\b[^.;]{0,30}\b(?:works?|answers?|listens?)\b/i,
  'service made by hand':
    /\bsc(?:\.exe)? create\b|\bNew-Service\b|\bservice\b[^.;]{0,30}\b(?:by hand|manually|ourselves)\b/i,
  'all pods of the node': noPods,
  'no pod at all starts on the node': noPods,
  'no pod starts on the node': noPods,
  'still there minutes after boot': stillAfter,
  'still there minutes after the node became Ready': stillAfter,
  'the drive of the container has 20 GB':
    /\b(?:pods?|containers?|inside|in it)\b[^.;]{0,60}\b(?:19\.9|20) ?GB\b(?! free)|\b(?:19\.9|20) ?GB\b(?! free)[^.;]{0,40}\b(?:pods?|containers?|inside|there)\b/i,
  'the image was imported with ctr':
    /\bctr(?:\.exe)?\s(?!(?:-n|--namespace)[ =]k8s\.io\b)[^\n|]{0,40}?\b(?:i|images?)\s(?:import|pull)\b/i,
  'containerd runs':
    /\bcontainerd\b[^.;]{0,30}\b(?:runs|is running|running|is up|(?:is )?started)\b/i,
  'NotReady comes and goes':
    /\b(?:goes|turns|becomes|flips|flaps?|flapping|switch\w*|changes)\b[^.;]{0,40}\bNotReady\b[^.;]{0,40}\b(?:back|again|ready|recovers?)\b|\bflaps?\b|\bcomes and goes\b/i,
  'same image runs elsewhere':
    /\b(?:same|this|the) image\b[^.;]{0,40}\b(?:runs|works|starts|fine)\b[^.;]{0,40}\b(?:other|another|elsewhere|else)\b/i,
  'DaemonSet of Linux': /\bDaemon ?Set\b/i,
  sporadic,
  'it comes and goes': sporadic,
  'third-party scanner': scanner,
  'the cluster is RKE2': /\brke2\b/i,
  'the distribution is rke2': /\brke2\b/i,
  'the cluster is OpenShift': openShift,
  'the distribution is openshift': openShift,
  'Hyper-V isolation is asked for':
    /\bhyper-?v[- ]isolat\w*|\bisolat\w* (?:with|by|in|of) hyper-?v\b|\brunhcs-wcow-hypervisor\b|\bhyper-?v (?:pods?|containers?|handler)\b|\bruntime-?class(?:name)?\W{1,4}[\w-]{0,20}hyper-?v/i,
  'only one pod is affected':
    /\b(?:only|just) (?:one|a single|this|that)(?: \w+)? (?:pod|deployment|container|app\w*)\b/i,
  'slow pulls and starts': /\bslow\w*\b|\btakes? (?:very )?long\b/i,
  'idle node with steady CPU': /\bidle\b/i,
  'mixed cluster': /\bmixed\b|\blinux and windows\b|\bwindows and linux\b/i,
  'small images fail too':
    /\b(?:small|other|all|any|every|tiny|even)\b[^.;]{0,20}\bimages?\b[^.;]{0,30}\b(?:fail|too|as well|not|either|time)/i,
  'HostProcess pod': /(?<!\b(?:no|not an?|not|without) )\bHostProcess\b/i,
  'not a HostProcess pod':
    /\b(?:no|not an?|not|without) HostProcess\b|\b(?:normal|ordinary|regular|plain) (?:pod|container)\b/i,
  'node not domain joined':
    /\b(?:not|n['’]t|never|non-?) ?(?:be |been )?(?:joined to (?:the |a |our )?domain|domain[- ]joined|a (?:domain )?member|in (?:the|a|our) domain)\b|\bworkgroup\b/i,
  'node domain joined':
    /(?<!\b(?:not|never|non)[ -])\b(?:domain[- ]joined|joined to (?:the|a|our) (?:AD )?domain|(?:is|are) (?:a )?members? of (?:the|our) domain|in (?:the|our) (?:AD )?domain)\b/i,
  'no pipes at all':
    /\bno (?:csi-proxy )?pipes?\b|\bcsi-?proxy\b[^.;]{0,30}\b(?:not (?:installed|running)|missing|never installed)\b/i,
  'Tls12 is set': /\bTls ?1\.?2\b/i,
  'all pods of the node fail at once': /\ball pods\b[^.;]{0,40}\b(?:at once|same time|suddenly)\b/i,
  'the probe runs PowerShell':
    /\bprobes?\b[^.;]{0,40}\bpowershell\b|\bpowershell\b[^.;]{0,30}\bprobes?\b/i,
}
