import type { Complained } from './complained.ts'
import { acrossLines } from '../../values/across-lines.ts'

const ofDocker =
  /^(?=[^]*\bdocker(?:\.exe)? (?:run|build|compose|exec|containers?)\b|[^]*\bDockerfile\b|[^]*\bdocker-compose\b)/i
/** A name is not found, or is where another server is asked. */
const noNames = new RegExp(
  acrossLines`
    \s--dns[= ]\S
    |\bnslookup\b[^\n]{1,80}\s\d{1,3}(?:\.\d{1,3}){3}\b
    |\bcould not (?:find host|be resolved|resolve)\b
    |\bcan['’]t find\b|\bServer failed\b|\bname resolution\b|\bDNS (?:request|server)s?\b
  `,
  'i',
)
const ofCluster =
  /\b(?:kubectl|kubelet|kubernetes|k8s|k3s|rke2?|pods?|AKS|EKS|GKE|clusters?|coredns|swarm)\b/i

const ofClusterOrBuilder = new RegExp(`${ofCluster.source}|\\b(?:buildkitd|buildctl)\\b`, 'i')

const limit = String.raw`(?:(?:memory|resource|CPU) )?(?:requests? (?:and|or|nor) )?limits?`
const noLimits = acrossLines`
  \b(?:
    no|without(?: any)?|missing
    |(?:do|does|did)(?: not|n['’]t) (?:have|set|use|define|specify)(?: any)?
    |(?:have|has|had) never set(?: any)?
  ) ${limit}\b
  |\b${limit}\b[^.,\n]{0,20}\b(?:(?:is|are) (?:not|n['’]t) set|unset|missing)\b
`
const memoryTaken = String.raw`\b(?:memory|RAM|\d+ ?G(?:i?B)|several GB)\b`

/** Nothing is told of what pods may take, and they take much. */
const unlimited = new RegExp(`^(?=[^]*(?:${noLimits}))[^]*${memoryTaken}`, 'i')

const long = acrossLines`
  (?:
    slow\w*
    |(?:takes?|took|needs?|needed|taking) (?:[\w~.]+ ){0,4}
      (?:long\w*|ages|forever|minutes?|hours?|(?:[6-9]\d|\d{3,}) ?s(?:ec\w*)?)
  )
`
const ofPulls = String.raw`(?:pull|extract|unpack)\w*`

/** Images are slow to come, or pods start when theirs has come. */
export const slowImages = new RegExp(
  [
    String.raw`\b${ofPulls}\b[^\n]{0,100}\b${long}\b`,
    String.raw`\b${long}\b[^.\n]{0,40}\b${ofPulls}\b`,
    acrossLines`
      ^(?=[^]*\b(?:pulling|pull|pulled)\b)(?![^]*\bSuccessfully pulled image\b)[^]*\b
      (?:after|need|takes?) (?:about |some |around |~ ?)?(?:\d+|ten|fifteen|twenty|several|many)
      [- ]?min
    `,
  ].join('|'),
  'i',
)

const agent = String.raw`(?:flannel\w*|calico[\w-]*|felix|antrea[\w-]*|cilium|network agent|CNI (?:pods?|agent|daemon\w*))`

/** The network agent was started again, and what ran before has no network. */
const agentRestarted = new RegExp(
  acrossLines`
    \b(?:restart(?:ed|ing|s)?|re-?deploy(?:ed|ing)?|upgrad(?:ed|ing|e)|updat(?:ed|ing|e))\b
      [^.\n]{0,24}\b${agent}\b
    |\b${agent}\b[^.\n]{0,24}\b(?:(?:is|was|gets?|got|being) )?
      (?:restart(?:ed|s)?|re-?deployed|upgraded|updated)\b
  `,
  'i',
)
const restartHelps = new RegExp(
  acrossLines`
    \bif\b[^.\n]{0,20}\b${agent}
    |\b(?:restart\w*|re-?deploy\w*)\b[^.\n]{0,60}\b
      (?:helps?|helped|fix(?:es|ed)|solves?|solved|cures?|brings?|works? again)\b
    |\buntil\b[^.\n]{0,40}\b(?:restart|${agent})
    |\bre-?boot
    |\bnew pods?\b[^.\n]{0,20}\b(?:fail|not|no)\b
    |\b(?:no|without) (?:effect|success)\b
    |\b(?:the|stays?) same\b|\btried\b
  `,
  'i',
)

/** Pods that are new have no network, and those that ran have. */
const newPodsAlone = new RegExp(
  acrossLines`
    ^(?=
      [^]*\b(?:new|newly (?:created|made|started)|freshly (?:created|started))\b[^.\n]{0,40}\b
      (?:pods?|endpoints?|containers?)\b
    )[^]*\b(?:old(?:er)?|existing|earlier|already running|previous(?:ly (?:created|started))?)\b
    [^.\n]{0,20}\b(?:pods?|containers?|ones)\b[^.\n]{0,40}
    (?:\b(?:works?|fine|ok|go(?:es)? on|reach|resolve|not affected|unaffected|keep)\b)(?!['’]t)
  `,
  'i',
)

/** Dashboards and series of containers, which cAdvisor gives on Linux. */
const seriesOfContainers =
  /\b(?:dashboards?|grafana|prometheus|cadvisor|container_(?:cpu|memory|network)\w*)\b/i

/** An image was built on one release, and the nodes have another. */
const builtElsewhere = new RegExp(
  acrossLines`
    \bbuil(?:d|t|ding|ds)\b[^.\n]{0,40}\b(?:on|with|using) (?:an? |the )?windows (?:server )?
    (20(?:16|19|22|25))\b[^]{0,80}\b(?:nodes?|hosts?|workers?|clusters?)\b[^.\n]{0,40}\bwindows (?:server )?
    (?!\1)20(?:16|19|22|25)\b
  `,
  'i',
)

/** What people tell of containers and of what they take, beside which the setup counts little. */
export const complainedOfContainers: readonly Complained[] = [
  {
    trees: ['T-04', 'T-05', 'T-25'],
    symptom: 'TW-27',
    where: {},
    saysAll: true,
    beside: new RegExp(`${ofDocker.source}[^]*(?:${noNames.source})`, 'i'),
    unless: ofClusterOrBuilder,
  },
  {
    trees: ['T-01', 'T-02', 'T-17', 'T-26'],
    symptom: 'M-SLW-01',
    where: {},
    saysAll: true,
    beside: unlimited,
    unless: /\blinux nodes? (?:too|as well)\b/i,
  },
  {
    trees: ['T-03', 'T-04', 'T-05', 'T-07', 'T-08'],
    symptom: 'TW-31',
    where: {},
    saysAll: true,
    beside: newPodsAlone,
    unless: /\b(?:hns|host network(?:ing)? service)\b[^.\n]{0,20}\brestart|\bimage\b/i,
  },
  {
    trees: ['T-05', 'T-07', 'T-08', 'T-03'],
    symptom: 'TW-30',
    where: {},
    orOpen: { cni: ['flannel', 'calico'] },
    beside: agentRestarted,
    unless: restartHelps,
  },
  {
    trees: ['T-20'],
    symptom: 'W-09',
    where: {},
    saysAll: true,
    beside: seriesOfContainers,
    unless: new RegExp(
      acrossLines`
        \b(?:no|not|without|missing|never)\b[^.,\n]{0,30}\bmetrics (?:for|of|from|on) (?:the |our |all )?
          (?:windows )?nodes?\b
        |\bhost ?process\b|\bkubectl top\b|\bmetrics-server\b
        |\blinux nodes? (?:too|as well)\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-01', 'T-09'],
    symptom: 'M-HCS-02',
    where: {},
    saysAll: true,
    beside: builtElsewhere,
    unless: /\bhyper-?v isolat/i,
  },
  {
    trees: ['T-21'],
    symptom: 'TW-32',
    where: {},
    saysAll: true,
    beside: /\bcontainers?\b/i,
    unless: /\btime ?zones?\b|\bUTC\b/i,
  },
]
