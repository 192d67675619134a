import { acrossLines } from '../../values/across-lines.ts'
import { ofProgram, slowLookups } from './complained-of-lookups.ts'
import type { Heard } from './heard.ts'

const anything = /(?:)/
const workload = String.raw`(?:pods?|containers?|apps?|applications?|workloads?)`
const cannot = String.raw`(?:cannot|can['’]?t|can not|could(?: not|n['’]t)|(?:is|are) (?:not able|unable) to|fails? to)`
const overTime = acrossLines`
  (?:
    (?:after|every|once in) (?:an? |the )?(?:\w{2,8} ){0,2}(?:minutes?|hours?|days?|weeks?|while|time|night)
    |over time|at random|randomly|again and again|sporadically|intermittently|sometimes
  )
`

/** What people have a symptom say in few words, as the titles of tickets do. */
export const heardInShort: readonly Heard[] = [
  // “Our monitoring agent does not start on the Windows nodes.”
  {
    tree: 'T-01',
    about: new RegExp(
      acrossLines`
        \b(?:containers?|apps?|applications?|workloads?|deployments?|daemon ?sets?|exporters?
          |(?:monitoring|logging|log|metrics|backup|security) agents?)\b.{0,16}\b
        (?:(?:do|does)(?: not|n['’]t)|won['’]t|cannot|can['’]t|never|fails? to|refuses? to)\s
        (?:even )?(?:starts?|comes? up)\b.{0,20}\bwindows\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “Windows pods lose network after a few hours.”
  {
    tree: 'T-05',
    about: new RegExp(
      acrossLines`
        \b${workload}\b(?! (?:disk|drive)).{0,40}\b(?:los[ei]s?|lost|losing|drops? off)\b
          .{0,16}\b(?:network(?:ing)?|connectivity|connections?)\b.{0,24}\b${overTime}\b
        |\b${overTime}\b.{0,30}\b${workload}\b.{0,40}\b(?:los[ei]s?|lost|losing)\b.{0,16}\b
          (?:network(?:ing)?|connectivity|connections?)\b
        |\b${overTime}\b.{0,30}\b${workload}\b.{0,30}\b
          (?:cannot|can['’]?t|can not) reach (?:anything|anybody|the network|any (?:other )?host)\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “NodePort 30080 on the Windows node refuses connections.”
  {
    tree: 'T-06',
    about:
      /\b(?:node ?ports?|load ?balancers?)\b.{0,60}\brefus(?:e|es|ing) (?:\w+ )?connections?\b/i,
    beside: anything,
  },
  // “Our app can’t resolve shop.default.svc.cluster.local.”
  {
    tree: 'T-04',
    about: new RegExp(
      acrossLines`
        \b${cannot} resolve\b.{0,30}(?:
          \b[a-z][\w-]{0,60}\.[a-z][\w-]{0,60}\b|\bkubernetes\b|\b(?:cluster|external|internal)\b
        )
      `,
      'i',
    ),
    beside: anything,
  },
  // “The first request from a Windows pod takes 15 seconds.”
  {
    tree: 'T-04',
    about: new RegExp(
      String.raw`^(?!.*(?:\blinux\b.*\b(?:first|initial)\b|${ofProgram})).*?${slowLookups}`,
      'i',
    ),
    beside: anything,
  },
  // “Pods can’t pull from our private registry.”
  {
    tree: 'T-09',
    about: new RegExp(
      String.raw`\b(?:${workload}|nodes?|kubelet|containerd)\b.{0,30}\b${cannot} pull\b.{0,40}\b(?:registry|ACR|ECR|harbor|docker hub|mcr)\b`,
      'i',
    ),
    beside: anything,
  },
  // “The node doesn’t show up in kubectl get nodes.”
  {
    tree: 'T-12',
    about: new RegExp(
      acrossLines`
        \b(?:nodes?|workers?|machines?|hosts?|VMs?)\b.{0,24}\b
        (?:(?:does|do|did)(?: not|n['’]t)|never|won['’]t) (?:show|turn|come)s?(?: up)?\b.{0,24}\b
        (?:get nodes?|node list|list of nodes|in the cluster)\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “nltest fails in the container.”
  {
    tree: 'T-15',
    about: /\bnltest\b.{0,60}\b(?:fails?|errors?|denied|not|no)\b|\bnltest\b.{0,30}n['’]t\b/i,
    beside: anything,
  },
  // “The node reboots itself every night.”
  {
    tree: 'T-23',
    about: new RegExp(
      acrossLines`
        (?<!\b${workload} (?:on|of|in) (?:the |this |that |each |our |all |windows ){0,2})\b
        (?:nodes?|servers?|hosts?|machines?|VMs?)\b (?:re-?boots?|restarts?)
        (?: itself| themselves\b.{0,20}| (?:again and again|${overTime}))\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “A Linux DaemonSet got scheduled to the Windows nodes.”
  {
    tree: 'T-24',
    about: new RegExp(
      acrossLines`
        \blinux (?:daemon ?sets?|deployments?|jobs?|workloads?)\b.{0,20}\b
        (?:gets?|got|is|are|was|were) (?:being )?(?:scheduled|placed|put)\b.{0,10}\bwindows nodes?\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “Traffic Linux -> Windows is dropped”, “on one node, yet not between nodes”.
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \b(?:traffic|packets?|connections?|pings?)\b.{0,20}\b
          (?:(?:from )?(?:linux|windows) ?(?:(?:pods?|nodes?) )?(?:->|=>|→|to) ?(?:linux|windows))\b.{0,24}\b
          (?:dropped|lost|blocked|fails?|times? out|(?:does|do) not work|never arrives?)\b
        |\bon (?:one|the same) (?:node|host)\b.{0,8}\b(?:yet|though|but|and) not (?:between|across) (?:the )?
          (?:nodes|hosts)\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “Disk C: is filling up on our nodes”, “the container uses up all memory”.
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        \b(?:disks?|drives?|C:)(?: drive)? (?:of the nodes? )?(?:is|are|keeps?) (?:filling up|running full|nearly full|almost full)
        |\b(?:disks?|drives?) C:? (?:is|are|keeps?) (?:filling up|running full|nearly full|almost full)
        |\b(?:uses?|takes?|eats?|consumes?)(?: up)? all(?: of)?(?: the)?(?: available| free)? (?:memory|RAM|disk(?: space)?)\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “kubectl cp from a Windows pod doesn’t work.”
  { tree: 'T-18', about: /\bkubectl cp\b/i },
  // “windows-exporter gives no metrics.”
  {
    tree: 'T-20',
    about: new RegExp(
      acrossLines`
        \bwindows[-_ ]exporter\b.{0,40}\b
        (?:no metrics|not? (?:scraped|reachable)|(?:target )?(?:is )?down\b|(?:does|do) not show|empty)
      `,
      'i',
    ),
    beside: anything,
  },
  // “Readiness probes of our Windows pods fail now and then.”
  {
    tree: 'T-28',
    about: new RegExp(
      acrossLines`
        (?<!\b(?:no|without|never|nor) (?:\w{4,9} )?)\bprobes?\b.{0,60}\b
          (?:fail(?:s|ed|ing|ures?)?|tim(?:es?|ed|ing)[ -]out|timeouts|errors?|kills?|killed|restarts?)\b
        |(?<!\b(?:no|without|never|nor) )\b
          (?:(?:readiness|liveness|startup) checks?|health checks? of (?:the |our |all )?(?:windows )?${workload})\b.{0,60}\b
          (?:fail(?:s|ed|ing|ures?)?|tim(?:es?|ed|ing)[ -]out|timeouts|kills?|killed)\b
        |\b(?:stuck|stays?|remains?) (?:in|on|at) .{0,20}\b0/1\b
        |\b(?:fail(?:ed|ing|ures? of)?) (?:the |its |their )?(?:readiness|liveness|startup|health) (?:probes?|checks?)\b
      `,
      'i',
    ),
    beside: anything,
  },
  // “calico-node-windows is in CrashLoopBackOff on every Windows node.”
  {
    tree: 'T-29',
    about: new RegExp(
      acrossLines`
        ^(?!.{0,200}\b(?:kube-?proxy|kubelet|HNS|nothing|none|never|no (?:pods?|containers?))\b).{0,200}\b(?:
          (?:in|into|to|with|en|em|im|shows?|says?|is|are|status|reports?|ends? in|goes|go) (?:a )?
            (?:CrashLoopBackOff|crash[ -]?loop(?:s|ing|ed)?)\b
          |crash[ -]?loop(?:s|ing|ed)\b
          |(?:pods?|containers?|agents?|daemon ?sets?|[a-z]{2,12}-[a-z-]{2,30})\b.{0,30}\b
            (?:keeps? (?:on )?(?:crashing|restarting)
              |(?:continuously|constantly|repeatedly|permanently) (?:restart(?:s|ing)?|crash(?:es|ing)?)
              |(?:crash(?:es)?|restarts?) (?:again and again|every|${overTime}))\b
        )
      `,
      'i',
    ),
    beside: anything,
  },
]
