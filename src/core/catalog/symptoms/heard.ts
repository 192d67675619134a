/** What people say who have a symptom: the words, and what else stands in the same clause. */
export interface Heard {
  /** A tree of `trees`. */
  readonly tree: string
  readonly about: RegExp
  /** Else a word of trouble; `anything` where the words say it all. */
  readonly beside?: RegExp
}

const anything = /(?:)/

const traffic = /\b(?:reach|connect|communicat|ping|talk|traffic|network|curl)\w*/i

/** Words that tell a fault from a statement. */
export const trouble =
  /\b(?:not|never|no|nothing|cannot|(?:ca|wo|do|does|did|is|are|could|would)n['’]?t|unable|fail\w*|errors?|broken|lost|loses?|gone|missing|stuck|hang\w*|tim(?:e[sd]?|ing) ?-?out\w*|unreachable|refused|stop\w*|drop\w*|crash\w*|(?:is|are|goes|went) down|NotReady|intermittent\w*|sporadic\w*)\b/i

/** What might be, what is to be done, or what works: no complaint. */
export const noComplaint =
  /\b(?:if|whether|in case|so that|to (?:avoid|prevent)|(?:no|without(?: any)?|not an?) (?:problem|issue|error|trouble)s?|(?:works?|working) (?:fine|well|as expected))\b/i

/** Each alternative stands by itself; several symptoms may be heard in one clause. */
export const heard: readonly Heard[] = [
  {
    tree: 'T-01',
    about:
      /\bContainerCreating\b|\bFailedCreatePodSandBox\b|\bpods? (?:do(?:es)? not|do(?:es)?n['’]t|will not|won['’]t|fails? to|cannot|can['’]t) start\b/i,
    beside: anything,
  },
  {
    tree: 'T-09',
    about:
      /\bErrImagePull\b|\bImagePullBackOff\b|\bimage does not (?:fit|match)\b|\boperating system does not match\b/i,
    beside: anything,
  },
  {
    tree: 'T-09',
    about: /\bpull\w*\b.{0,40}\bimages?\b|\bimages?\b.{0,40}\b(?:pull|download)\w*/i,
  },
  { tree: 'T-13', about: /\bno hypervisor\b/i, beside: anything },
  {
    tree: 'T-13',
    about:
      /\bhyper-?v\b.{0,60}\b(?:isolat\w*|pods?|containers?)\b|\bRuntimeClass\b.{0,40}\bhyper-?v\b/i,
  },
  { tree: 'T-14', about: /\bhost ?process\b(?!.*\bmetrics\b)|\bagent\b.{0,30}\breach the API\b/i },
  { tree: 'T-15', about: /\bRPC server (?:is )?unavailable\b/i, beside: anything },
  { tree: 'T-15', about: /\bgmsas?\b|\bkerberos\b/i },
  {
    tree: 'T-16',
    about:
      /\bMountVolume\b|\b(?:volumes?|smb|nfs|csi|pvcs?|azure (?:files?|disks?)|shares?)\b.{0,60}\b(?:mount|attach|found)\w*|\bmount\w*\b.{0,40}\b(?:volumes?|smb|nfs|shares?|pvcs?)\b/i,
  },
  {
    tree: 'T-02',
    about: /(?<!\bkubectl top )\bnodes?\b.{0,60}\b(?:NotReady|not ready|unknown)\b/i,
    beside: anything,
  },
  { tree: 'T-10', about: /\berror 1053\b|\bservice is paused\b/i, beside: anything },
  { tree: 'T-10', about: /\bkubelet(?:['’]s)?(?: service)?\b.{0,20}\b(?:start|run|come)/i },
  {
    tree: 'T-12',
    about: /\b(?:certificate (?:signing )?requests?|csrs?)\b.{0,20}\bpending\b/i,
    beside: anything,
  },
  {
    tree: 'T-12',
    about:
      /\bkubeadm join\b|\bjoining\b|\bnodes?\b.{0,30}\b(?:join|appear|register)\w*|\bjoin\w*\b.{0,30}\bnodes?\b/i,
  },
  {
    tree: 'T-17',
    about:
      /\bnodes?\b.{0,30}\bslow\w*|\bhigh cpu\b|\b(?:pods?|containers?)\b.{0,20}\btakes?\b.{0,20}\bminutes to start\b/i,
    beside: anything,
  },
  {
    tree: 'T-18',
    // Programs print re-exec, and exec: before the name of one that they start.
    about:
      /^(?!.*\b(?:rotat|no new)).*?(?:\bkubectl (?:logs?|attach|port-forward)\b|(?<![-\w])exec\b(?!:)|\bport-forward)/i,
  },
  {
    tree: 'T-19',
    about:
      /\blogs?\b.{0,60}\brotat|\brotat\w*\b.{0,30}\blogs?\b|\blogs? stops?\b|\blogs (?:-f|--follow)\b.{0,20}\bstop|\blogs?\b.{0,30}\bno new (?:lines|logs|output)\b/i,
  },
  {
    tree: 'T-20',
    about:
      /\bkubectl top\b|\bmetrics\b(?!-)(?! (?:end|server)).{0,40}\b(?:pods?|nodes?|containers?)\b|\b(?:pods?|nodes?|containers?)\b.{0,60}\bmetrics\b(?!-)(?! (?:end|server))/i,
    beside: /\b(?:not|no|never|nothing|missing|unknown|lacks?|empty)\b|n['’]t\b/i,
  },
  {
    tree: 'T-03',
    about:
      /\b(?:reach|connect|access|talk|ping|curl)\w*\b.{0,60}\b(?:services?|cluster ?ips?)\b|\b(?:services?|cluster ?ips?)\b(?! accounts?).{0,50}\b(?:reach|connect|access|answer|respon|unreachable|time)\w*/i,
  },
  { tree: 'T-03', about: /\bonly the (?:address|ip) of the pod works\b/i, beside: anything },
  {
    tree: 'T-04',
    about:
      /\bDNS\b|\bnslookup\b|\bname resolution\b|\bresolv\w*\b.{0,40}\b(?:names?|hosts?|hostnames?|domains?|services?)\b|\bnames?\b.{0,30}\bresolv/i,
  },
  {
    tree: 'T-05',
    about:
      /\binternet\b|(?<!\bfrom (?:the )?)\boutside\b|\bexternal (?:address|ip|host|site|server|service|network|endpoint|url)\w*|\boutbound\b|\begress\b|\bof our own network\b|\bon-?prem/i,
  },
  { tree: 'T-06', about: /\bnode ?ports?\b|\bload ?balancers?\b|\bhealth checks?\b/i },
  {
    tree: 'T-07',
    about:
      /\bpods?\b.{0,50}\b(?:other|another|different|linux)\b.{0,20}\b(?:pods?|nodes?)\b|\bpod[- ]to[- ]pod\b|\b(?:between|across)\b.{0,30}\b(?:pods|nodes)\b/i,
    beside: traffic,
  },
  {
    tree: 'T-07',
    about:
      /\b(?:pods?|its|their)\b(?:['’]s?)? (?:\w+ )?IPs?\b.{0,40}\b(?:reach|ping|unreach)|\bunreachable pod IPs?\b/i,
  },
  { tree: 'T-07', about: /\bworks on one node only\b/i, beside: anything },
  {
    tree: 'T-08',
    about:
      /\b(?:after|since)\b.{0,40}\b(?:re-?boots?|restart(?:s|ed|ing)?|updates?|patch(?:es|ed|ing)?)\b/i,
  },
  {
    tree: 'T-08',
    about: /\bworked until\b.{0,30}\b(?:restart|re-?boot|update)/i,
    beside: anything,
  },
  {
    tree: 'T-11',
    about: /\bkube-?proxy\b.{0,60}\b(?:crash|restart|ends?\b|exits?\b|stops?\b|dies\b|fail)/i,
    beside: anything,
  },
]
