import { acrossLines } from '../../values/across-lines.ts'
import type { Heard } from './heard.ts'

const anything = /(?:)/
const machine = String.raw`(?:nodes?|servers?|hosts?|machines?|VMs?)`

/** What people say of a node, its disk and what it reaches, in the words of tickets. */
export const heardOfNodes: readonly Heard[] = [
  // “Curl to any https site hangs forever.”
  {
    tree: 'T-05',
    about: new RegExp(
      acrossLines`
        \b(?:curl|Invoke-WebRequest|iwr|https?|TLS|browse\w*|downloads?|requests?)\b.{0,20}\b
        (?:to|from|of) (?:any|every|all|external|public|other)(?: (?:https?|external|public))? 
        (?:web ?)?(?:sites?|urls?|pages?|downloads?)\b
      `,
      'i',
    ),
  },
  // “Every night at 3 the Windows VM restarts.”
  {
    tree: 'T-23',
    about: new RegExp(
      acrossLines`
        \b(?:every|each) (?:night|day|morning|evening|week|(?:few|\d{1,2}) (?:hours|days))\b
        .{0,30}\b(?<!\b(?:pods?|containers?|services?) (?:on|of|in) (?:\w{2,8} ){0,2})${machine}
        (?: \S{1,30})? (?:re-?boots?|restarts?)\b(?! the\b)
      `,
      'i',
    ),
    beside: anything,
  },
  // “Drive C: of our nodes fills up with layers.”, “The node shows DiskPressure and evicts pods.”
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        \b(?:disks?|drives?|volumes?|C:)(?=\W)[^.;!?\n]{0,30}\b(?:fill(?:s|ing)? up|runs? full|is filling)\b
        |\b(?:shows?|has|have|reports?|under|with|gets?|got)\s["'\x60]?(?:Disk|Memory) ?Pressure\b
        |\b${machine}\b[^.;!?\n]{0,30}\bevicts?\b[^.;!?\n]{0,20}\bpods?\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “Our pod gets OOMKilled every few hours.”
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        (?<!\b(?:linux|ubuntu|alpine)\s)\b(?:pods?|containers?|apps?|workloads?|Reason|IIS|deployments?)
        (?=\W)(?:(?!\b(?:never|not|no|nothing|linux|ubuntu|master|control[- ]plane)\b)[^.;!?\n]){0,40}
        \bOOM[- ]?kill(?:ed|s|ing)\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “Old pods do not terminate.”
  {
    tree: 'T-26',
    about:
      /\bpods?\b.{0,40}\b(?:do(?:es)? not|don['’]t|doesn['’]t|never|cannot|will not|won['’]t) (?:terminate|go away|get deleted|get removed)\b/i,
    beside: anything,
  },
  // “Garbage collection of images does not free disk space.”
  {
    tree: 'T-17',
    about:
      /\b(?:image )?garbage collection\b.{0,30}\b(?:not|never|nothing|n['’]t|fails?)\b|\b(?:not|never)\b.{0,12}\bfrees? (?:up )?(?:disk )?space\b/i,
    beside: anything,
  },
  // “The pods lose the time zone after a restart.”
  {
    tree: 'T-21',
    about: /\b(?:los[ei]s?|lost|forgets?|resets?|wrong|reverts?)\b.{0,20}\btime ?zone\b/i,
    beside: anything,
  },
  // “重启之后 …”: languages that have the step ahead.
  {
    tree: 'T-08',
    about: /\brestart ?(?:after|since)\b/i,
    beside: /\b(?:vanished|missing|lost|gone|cannot|network)\b/i,
  },
  // “As soon as we patch the servers the pod network disappears.”
  {
    tree: 'T-08',
    about: new RegExp(
      acrossLines`
        \b(?:as soon as|when|whenever|every time|each time)\b.{0,30}\b
        (?:patch|updat|re-?boot|restart)(?:e|es|ed|ing|s)?\b.{0,60}\b
        (?:(?:pod|HNS|overlay) network|networks?|vxlan0|cbr0|connectivity|connections?)\b
      `,
      'i',
    ),
  },
  // “The kubelet can’t register.”
  {
    tree: 'T-12',
    about:
      /\b(?:kubelet|nodes?|worker)\b.{0,16}\b(?:cannot|can['’]t|can not|fails? to|unable to) register\b/i,
    beside: anything,
  },
  // “kubectl port-forward ends at once.”
  {
    tree: 'T-18',
    about:
      /\b(?:port-forward|kubectl (?:exec|attach|logs))\b.{0,40}\b(?:ends?|closes?|breaks?|exits?) (?:at once|immediately|right away|after)\b/i,
    beside: anything,
  },
  // “Two pods got the same IP.”
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \b(?:two|several|some|many|our|different|windows) pods\b[^.;!?\n]{0,50}\b
        (?:the )?(?:same|duplicated?|identical) (?:IPs?|addresse?s?|pod IPs?)\b
        |\bduplicated? (?:pod )?(?:IPs?|addresse?s?)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-05',
    about:
      /\b(?:pods?|containers?)\b.{0,30}\blos[ei]s?\b.{0,16}\b(?:network|connectivity|connections?)\b.{0,20}\b(?:until|till)\b/i,
    beside: anything,
  },
  // “502 Bad Gateway” from an ingress on Linux.
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \b(?:ingress|nginx|traefik|gateway|proxy)\b[^.;!?\n]{0,60}\b50[234]\b
        |\b50[234]\b[^.;!?\n]{0,60}\b(?:ingress|nginx|traefik)\b
        |\b(?:not reachable|unreachable|cannot be reached)\b[^.;!?\n]{0,30}\b(?:ingress|traefik)\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “hnsdiag lists load balancers without endpoints”, “only the first port works”.
  {
    tree: 'T-03',
    about: new RegExp(
      acrossLines`
        \b(?:endpoints?|backends?)\b[^.;!?\n]{0,20}\b(?:empty|missing|not there)\b[^.;!?\n]{0,30}\b
          (?:hnsdiag|load ?balancers?|policy ?lists?)\b
        |\b(?:hnsdiag|load ?balancers?|policy ?lists?)\b[^.;!?\n]{0,40}\b(?:without|no) (?:endpoints?|backends?)\b
        |\bonly (?:(?:the |its )?(?:first|1st) port|one (?:of (?:the|its|our) ports|port (?:works|answers)))\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “Pod sandbox changed, it will be killed and re-created — in a loop”
  {
    tree: 'T-01',
    about: new RegExp(
      acrossLines`
        \bpod sandbox changed\b.{0,80}\b(?:loop|again and again|every|over and over|constantly|keeps?)\b
        |\bfailed to create (?:an? |the )?HNS endpoint\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “Defender slows down the start of containers.”
  {
    tree: 'T-17',
    about:
      /\b(?:defender|antivirus|virus scanner|EDR|scanner)\b.{0,30}\bslow\w*\b|\bslow\w*\b.{0,40}\b(?:defender|antivirus|EDR)\b/i,
    beside: anything,
  },
  // “nltest says ERROR_NO_LOGON_SERVERS”
  {
    tree: 'T-15',
    about:
      /\bnltest\b.{0,60}\b(?:ERROR_\w{3,40}|fail\w*|denied|1355|0x54b|0x51f)|\bERROR_NO_(?:LOGON_SERVERS|SUCH_DOMAIN|TRUST_\w{2,20})\b/i,
    beside: anything,
  },
  // “antrea-agent on Windows restarts with …”
  {
    tree: 'T-29',
    about:
      /\b(?:antrea-agent|calico-node|kube-flannel|flanneld|aws-node|azure-cns)\S{0,20}\b.{0,30}\b(?:restarts|crashes|dies|exits)\b/i,
    beside: anything,
  },
  // “Access to \\server\share from the pod is denied.”
  {
    tree: 'T-16',
    about:
      /\baccess\b.{0,12}(?:\\\\[\w.-]{1,60}\\\w|\bthe (?:\w{2,12} )?share\b).{0,60}\b(?:denied|refused)\b/i,
    beside: anything,
  },
]
