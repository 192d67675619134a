import type { MinorRange } from '../../values/version.ts'
import type { UpdateRequirement } from '../kbs.ts'
import { serviceFeatures } from '../workload/service-features.ts'
import type { ConditionDecision } from './define.ts'
import { complainedByChecks } from './complained-by-checks.ts'
import { complainedOfContainers, slowImages } from './complained-of-containers.ts'
import { complainedOfLookups } from './complained-of-lookups.ts'
import { complainedOfMemory } from './complained-of-memory.ts'
import { neverFromZeroTold, notThere } from './linux-pods-told.ts'
import { dnsOfOneNode, serviceAddress, staticLost } from './heard.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What a setup makes likely where somebody complains and nothing else explains it. */
export interface Complained {
  /** Complaints that are its effect. */
  readonly trees: readonly string[]
  /** The row that says what it is; its causes are ranked by the setup. */
  readonly symptom: string
  /** The setup that has it: each of these decisions is known and has one of the values. */
  readonly where: Partial<Readonly<Record<ConditionDecision, readonly string[]>>>
  /** Each of these decisions is not known, or has one of the values. */
  readonly orOpen?: Partial<Readonly<Record<ConditionDecision, readonly string[]>>>
  /** The minor of the node is known and one of these. */
  readonly kubernetes?: MinorRange
  /** None of these updates is known to be on the node, and its release began without it. */
  readonly mendedBy?: readonly [UpdateRequirement, ...UpdateRequirement[]]
  /** The words of the row stand in what was sent. */
  readonly isNamed?: true
  /** What else whoever complains says. */
  readonly beside?: RegExp
  /** That is the output of a command, which people send as a file of its own. */
  readonly inAnyFile?: true
  /** That is what came of a check or of a step, told as it is now. */
  readonly isOutcome?: true
  /** What says that it is not so. */
  readonly unless?: RegExp
  /** It may be so beside any other fault. */
  readonly byItself?: true
  /** What Windows never does: no fault, so that other complaints have another cause. */
  readonly isLimit?: true
  /** The complaint itself says that something fails. */
  readonly saysAll?: true
}

const spoofingAllowed =
  /spoofing\b[^\n.]{0,30}\b(?:on|enabled|allowed|active|accept)\b|\b(?:enabled|allowed|turned on) mac (?:address )?spoofing\b/i

/** What says that something fails, and not only that it is not used, not changed or not there. */
export const failure = new RegExp(
  acrossLines`
    \b(?:
      cannot|can ?not|can['’]?t|could(?: not|n['’]t)|unable to|fail\w*|errors?|broken?|breaks?
      |lost|los(?:es?|ing)|gone|stuck|hangs?|tim(?:e[sd]?|ing) ?-?outs?|timeouts?|unreachable
      |(?:is|are|was|were|seems?|goes|went) (?:\w{2,12} )?dead
      |refused|drop(?:s|ped)?|crash\w*|exits?|dies|stops?|stopped working|ends|quits|terminates
      |NotReady
      |(?:does|do|did)(?: not|n['’]t|) (?:not )?(?:
        work|resolve|reach|ping|respond|answer|connect|start|get|come|mount|talk|find
        |communicate|appear|become|scale
      )
      |(?:is|are|was|were)(?: not|n['’]t) (?:
        resolved|reachable|reached|working|answered|available
      )
      |never (?:reach|get|arriv|connect|work|com|resolv|start|find|talk)\w*
      |(?:reach|get to|connect to|ping|see)(?:es|s)? neither
      |no longer|no DNS (?:in|for|on|from)
      |never (?:
        arrives?|comes?|completes?|gets?|finish\w*|ends?|answers?|starts?|works?|goe?s?|mounts?
      )
      |(?:stays?|stayed|staying|remains?|stuck|kept|shown|still) (?:in |as )?["'\x60“]?
        (?:Terminating|Pending)
      |Terminating (?:state )?for
      |(?:does|do|did)(?: not|n['’]t) have (?:any )?(?:network|connectivity)
      |(?:has|have|had|gets?|got) no (?:network|connection|connectivity|internet|DNS|answer|IP)
      |no (?:
        answer|reply|response|route
        |(?:[\w-]{1,20} ){0,3}(?:traffic|connectivity|communication)
      )
      |nothing (?:arrives|comes|gets)
      |nobody can|no one can|worked until|slow\w*
      |not (?:(?:the|those) )?pods (?:on|of) (?:(?:the|any) )?other
    )\b
    |\b(?:does|do|did)(?: not|n['’]t)[ "'\x60)]{0,3}(?:$|[.,;(])
    |\bpods? (?:on|of|across) (?:the )?(?:different|other|two|separate) (?:nodes?|hosts?|machines?) not
      (?: at all)?$
  `,
  'i',
)

/** What is wanted so, or is not done. */
export const noFailure = new RegExp(
  acrossLines`
    \b(?:nothing|none)\b.{0,12}\b(?:
      (?:is|was|were|are)(?! (?:\w+ )?(?:OOM-?)?(?:
        kill|evict|mov|reach|reschedul|free|releas|resolv|mount|pull|collect|deliver|sent|logged
        |shown|answer|scheduled|created|started
      )\w*
      )
      |fails?
    )\b
    |\bby (?:policy|design)\b|\bon purpose\b
    |\bas (?:designed|intended|planned)\b
    |\b(?:we|I) (?:do|did)(?: not|n['’]t)\b
    |\b(?:we|I) set\b|\bnot allowed\b
  `,
  'i',
)

const contents =
  '(?:answers?|responses?|repl(?:y|ies)|packets?|frames?|payloads?|bod(?:y|ies)|pages?|files?|uploads?|downloads?|requests?|transfers?|messages?|quer(?:y|ies)|results?|objects?|POSTs?)'
const ofSize = '(?:large|larger|big|bigger|long|longer|huge)'

/** Small contents arrive and large ones do not. */
const sizeMatters = new RegExp(
  acrossLines`
    ^(?=
      [^]*\b(?:small(?:er)?|short|tiny|few)\b
      |[^]*\b\d{1,3} ?(?:bytes?|B)\b
      |[^]*\bping\b[^.\n]{0,30}\bworks?\b
      |[^]*\bclient ?hello\b
    )[^]*(?:
      \b${ofSize}\b(?: \w+){0,2} ${contents}\b
      |\b${contents}\b[^.\n]{0,40}\b(?:is|are|gets?|becomes?|grows?|of|over|above|than|beyond)\b
        .{0,12}\b(?:${ofSize}\b|\d+ ?[kM]i?B)
    )
  `,
  'i',
)

/** A NodePort is asked for on the node that has it, and answers elsewhere. */
const fromTheNode = new RegExp(
  acrossLines`
    ^(?=[^]*\bnode ?ports?\b|[^]*(?:\blocalhost|\b127\.0\.0\.1):3[0-2]\d{3}\b)
    (?=
      [^]*(?:
        \blocalhost:3[0-2]\d{3}\b|\b127\.0\.0\.1:3[0-2]\d{3}\b
        |\b(?:on|from|at|in) (?:the |this |that |a |same |windows |very )*
          (?:nodes?|hosts?|machines?|servers?|VMs?) (?:itself|themselves|locally|own)\b
        |\bfrom (?:the )?(?:node|host) where (?:it|they|the pods?) (?:runs?|is|are)\b
        |\bits own\b[^.\n]{0,20}\bnode ?ports?\b
      )
    )[^]*\b(?:from |on |at )?(?:
      outside|elsewhere
      |(?:an?)?other (?:machines?|nodes?|hosts?|computers?)
      |(?:my|our|an?) (?:laptop|PC|computer|workstation)
      |from (?:the |our |an? )linux (?:node|master|worker|host|machine|box)
      |remote(?:ly)?
    )\b
  `,
  'i',
)

/** A NodePort answers on nodes that run a pod alone. */
const nodesWithPods = new RegExp(
  acrossLines`
    \bonly\b[^.\n]{0,60}\b(?:on|from|at|via|through) (?:the |that |a )?(?:nodes?|hosts?)\b
      [^.\n]{0,40}\b(?:pods?|runs?|running)\b
    |\b(?:nodes?|hosts?)\b[^.\n]{0,30}\b(?:without|not running|no)\b[^.\n]{0,20}\bpods?\b
    |\bnodes? where the pods? (?:runs?|is|are)\b[^]{0,80}\bother\b
  `,
  'i',
)

/** “Pods get addresses like 172.19.208.33 although the cluster has 10.244.0.0/16”. */
const addressesOfNat = new RegExp(
  acrossLines`
    \bpods?\b[^]{0,140}\b172\.(?:1[6-9]|2\d|3[01])\.(?:(?:\d{1,3}|x)\.)?(?:\d{1,3}|x)\b[^]{0,60}
    \b(?:
      (?:instead of|and not|rather than|although|though|but|whereas|while)\b
        (?:
          (?!
            \b(?:services?|cluster ?ips?|DNS|reach\w*|ping\w*|connect\w*|cannot|can['’]?t|not)\b
          )[^]
        ){0,60}\b(?:10|192\.168)\.\d
      |(?:instead of|and not|rather than)\b[^\n]{0,40}\b
        (?:pod (?:range|network|CIDR|subnet)|cluster)
    )
  `,
  'i',
)

/** It works on one node and not on another. */
const worksOnAnother = new RegExp(
  acrossLines`
    \bworks? (?:fine )?on (?:the )?(?:one |first |other |some )?(?:nodes?|hosts?)\b[^]{0,80}\b
      (?:but|not|fails?)\b
    |\b(?:not|fails?)\b[^]{0,80}\bworks? (?:fine )?on (?:the |an)?(?:one|first|other|some) (?:nodes?|hosts?)
      \b
    |\bonly on (?:one|some|the new|the other)\b[^.\n]{0,20}\bnodes?\b
  `,
  'i',
)

/** Settings of registries that are the CRI plugin’s, and ctr beside them. */
const pulledByCtr = new RegExp(
  acrossLines`
    ^(?=
      [^]*\bctr(?:\.exe)?\s(?![^\n|;]{0,200}--(?:hosts-dir|skip-verify|plain-http))
      [^\n|;]{0,100}?\b(?:i|images?)\s(?:pull|fetch)\s
    )[^]*\b(?:config_path|hosts\.toml|certs\.d)\b
  `,
  'i',
)

/** A share answers by its address and not by its name. */
const shareByNameAlone = new RegExp(
  acrossLines`
    \\\\\d{1,3}(?:\.\d{1,3}){3}\\[^\n;]{0,40}\b(?:works?|fine|ok)\b
      [^]{0,60}\\\\[a-z][\w.-]{0,60}\\[^\n]{0,60}\b(?:fails?|not|denied|failure|no access)
    |\b(?:share|SMB|UNC)\b[^.\n]{0,60}\b(?:by|with|via|through|using) (?:its |the )?
      (?:IP|address)\b[^.\n]{0,40}\b(?:works?|is fine)\b[^.\n]{0,60}\b(?:name|FQDN|DFS)\b
  `,
  'i',
)

/** A list of the networks of HNS with that of the name nat alone. */
const natAlone = new RegExp(
  acrossLines`
    ^(?=[^]*\bGet-HnsNetwork\b)
    (?![^]*\n[^\n]{1,60}\s(?:Overlay|L2Bridge|L2Tunnel|Transparent)\b)
    (?![^]*\bGet-HnsNetwork\b[^\n]{0,100}(?:-Name|where|\?|findstr|Select-String))[^]*\n
    \s{0,8}nat\s{1,40}nat\b
    |^(?=[^]*\bhnsdiag(?:\.exe)?\s{1,4}list\s{1,4}networks\b[^\n|]{0,20}\n)
    (?![^]*\n\s{0,8}Name\s{1,40}:\s{1,4}(?!nat\s)\S)[^]*\n
    \s{0,8}Name\s{1,40}:\s{1,4}nat\s
  `,
  'i',
)

/** Outputs and words that tell of a host without a hypervisor. */
const noHypervisor = new RegExp(
  acrossLines`
    \bHypervisorPresent\b[^\n]{0,40}\n?[\s:]{0,20}False\b
    |\sHyper-V[ \t]{1,60}(?:Available|Removed)\b
    |\bGet-WindowsFeature (?:-Name )?Hyper-V\b[^.\n]{0,30}\bAvailable\b
    |\b(?:no|without) nested virtuali[sz]ation\b
    |\b(?:role|feature) Hyper-V\b[^.\n]{0,30}\bnot (?:installed|enabled|there)\b
    |\bHyper-V (?:role|feature)\b[^.\n]{0,30}\b(?:not (?:installed|enabled|there)|missing)\b
  `,
  'i',
)

/** The registration of containerd with another account than that of the system. */
const containerdByUser = new RegExp(
  acrossLines`
    \bcontainerd(?:\.exe)?\b(?:(?!SERVICE_NAME|SERVICE_START_NAME)[^]){0,800}\b
    SERVICE_START_NAME\s{0,8}:\s{0,4}(?!LocalSystem\b|NT AUTHORITY\b)[^\s]
  `,
  'i',
)

const localPolicy = /\bexternalTrafficPolicy\b["']?\s?(?:[:=]|is|set to|of)?\s?["'\x60]?Local\b/i

/** A Service of the other policy is told of as well. */
const clusterPolicy =
  /\bexternalTrafficPolicy\b[^.\n]{0,12}\bCluster\b|\bwe use (?:the policy )?Cluster\b/i

const localPolicyRemote = new RegExp(
  String.raw`^(?=[^]*${localPolicy.source})[^]*\b(?:endpoints|backends|pods)\b[^.\n]{0,30}\b(?:(?:all )?on (?:the )?other nodes|remote)\b`,
  'i',
)
const fails = String.raw`\b(?:fail\w*|times? out|drop\w*|unreachable|lost|no answer|not (?:reach\w*|answer\w*|work\w*))\b`
const sporadically = String.raw`\b(?:intermittent(?:ly)?|now and then|sometimes|sporadic(?:ally)?|occasional(?:ly)?)\b`

const localPolicySporadic = new RegExp(
  acrossLines`
    ^(?=[^]*${localPolicy.source})(?=[^]*\bwindows (?:pods?|clients?|nodes?)\b)[^]*
    (?:${fails}[^.\n]{0,60}${sporadically}|${sporadically}[^.\n]{0,60}${fails})
  `,
  'i',
)

const localPolicyWithoutDSR = new RegExp(
  String.raw`^(?=[^]*${localPolicy.source})[^]*(?:--enable-dsr[= ]false\b|\bDSR (?:is )?(?:off|disabled)\b|\bwithout DSR\b)`,
  'i',
)

/** With DSR a pod asks a Service and gets to itself, which fails. */
const toItself = acrossLines`
  (?:
    \bhairpin
    |\bpods?\b[^.;\n]{0,60}\b(?:reach|connect|call|access|talk|ask)\w*\b[^.;\n]{0,40}\b
      (?:itself|themselves|(?:its|their) own (?:services?|cluster ?ips?))\b
    |\b(?:pods? itself|own pods?) as (?:the |a |its )?(?:backend|endpoint)\b
  )
`
const lostThere = String.raw`\b(?:times? out|fails?|hangs?|cannot|can not|not|drop\w*|lost)\b|n['’]t\b`
const ownBackend = new RegExp(
  acrossLines`
    ^(?=[^]*\b(?:DSR|enable-?dsr)\b)[^]*(?:
      ${toItself}[^.\n]{0,120}(?:${lostThere})
      |(?:${lostThere})[^.\n]{0,20}${toItself}
      |\bpods?\b[^.;\n]{0,40}(?:${lostThere})[^.;\n]{0,30}\b(?:itself|themselves)\b
    )
  `,
  'i',
)

/** The address of a load balancer leads back to the node of the pod that asks. */
const backToOwnNode = new RegExp(
  acrossLines`
    ^(?=[^]*\b(?:load ?balancers?|external IPs?)\b)(?=[^]*(?:${lostThere}|\btime-?outs?\b))[^]*
    (?:
      \bhairpin
      |\b(?:back to|on|behind|from) (?:a pod on )?the (?:exact )?same node\b
      |\bNatPool\b
    )
  `,
  'i',
)

/** Outbound NAT works in pods that are made again. */
const natOfSomePods = new RegExp(
  acrossLines`
    \bOutBoundNAT\b[^.\n]{0,80}\b
      (?:missing|absent|gone|not (?:there|present|programmed|applied))\b
    |\b(?:missing|absent|no)\b[^.\n]{0,40}\bOutBoundNAT (?:VFP )?rules?\b
    |\b(?:often|sometimes|some of|random(?:ly)?|occasional(?:ly)?|now and then)\b[^]{0,240}\b
      (?:delet|re-?creat|re-?mak|restart|kill)\w*[^.\n]{0,60}\b
      (?:(?:is|are|runs?|running|works?) (?:fine|ok(?:ay)?)|works?(?! around)|have connectivity)
      \b
  `,
  'i',
)

/** Something of an earlier network is still on a node with Antrea. */
const leftOfAntrea = new RegExp(
  acrossLines`
    ^(?=[^]*\bantrea\b)[^]*(?:
      \b(?:stale|left[- ]?over|orphaned|second|duplicate|old|remaining)\b[^.;\n]{0,30}\b
        (?:vEthernet|br-int|OVS (?:bridge|ports?)|antrea-gw0)
      |\b(?:vEthernet|br-int|OVS bridge|antrea-gw0)\b[^.;\n]{0,40}\b
        (?:(?:is|are|was|were) (?:still )?(?:left|there|stale)|remains?|stays?)\b
    )
  `,
  'i',
)

/** The pods of Calico for Windows are not made. */
const noCalicoNode = new RegExp(
  acrossLines`
    \bcalico-node-windows\b[^.\n]{0,60}\b(?:
      (?:is|are|were) (?:missing|not (?:there|created|made|scheduled))
      |(?:do|does|did)(?: not|n['’]t) (?:appear|exist|show|start|come|get created)
      |never (?:appears?|comes?|created)
      |missing
    )\b
    |\bno calico-node-windows\b
  `,
  'i',
)

/** A proxy was set for the whole machine, and a service does not take it. */
const proxySetInMachine = new RegExp(
  acrossLines`
    ^(?=
      [^]*\b(?:HTTPS?_PROXY|proxy)\b[^]{0,80}\b(?:machine|system|environment)\b
      |[^]*\b(?:machine|system|environment)\b[^]{0,40}\bHTTPS?_PROXY\b
    )(?=[^]*\brestarted\b[^.\n]{0,40}\b(?:containerd|docker|kubelet|services?)\b)[^]*\b
    (?:direct(?:ly)?|without (?:the |a )?proxy|ignor\w*|not (?:use|used|take|taken|see|seen))\b
  `,
  'i',
)

/** A proxy was set somewhere, and what pulls goes without it. */
const proxyNotTaken = new RegExp(
  acrossLines`
    ^(?=
      [^]*\b(?:
        HTTPS?_PROXY|NO_PROXY
        |proxy (?:settings?|variables?|environment)
        |(?:only |just )?(?:through|via|behind) (?:an?|the|our) (?:\w+ )?proxy
      )\b
    )[^]*(?:
      \b(?:does|do|did)(?: not|n['’]t) (?:use|take|honou?r|respect|pick up|see|get|know) (?:the |our |any |that |this )?
        (?:\w+ )?prox(?:y|ies)\b
      |\bignor\w+ (?:the |our |all )?(?:\w+ )?prox(?:y|ies)\b
      |\b(?:goe?s?|tries|connects?) (?:\w+ )?direct(?:ly)?\b
      |\bwithout (?:the|our|any) proxy\b
    )
  `,
  'i',
)

/** “Since we restarted the hns service …”: what ran has no endpoint any more. */
const hnsRestarted = new RegExp(
  acrossLines`
    \b(?:since|after|because|when|then)\b[^.\n]{0,40}\b
      (?:restart(?:ed|ing)?|stopped and started|bounced)\b[^.\n]{0,24}\b
      (?:hns|host network(?:ing)? service)\b
      (?!\s(?:load ?balanc|networks?|endpoints?|polic|objects?|rules?))
    |\b(?:since|after)\b[^.\n]{0,20}\b(?:restart of |Restart-Service\s(?:-\w+\s)?)(?:the )?
      (?:hns|host network(?:ing)? service)\b
    |\b(?:hns|host network(?:ing)? service)(?: service)?\b[^.\n]{0,16}\bwas restarted\b
  `,
  'i',
)

const reached = String.raw`\b(?:works?|can|reach\w*|ping\w*|fine|ok|resolves?|talk|communicat\w*|succe\w*)\b(?!['’]t)`
const notReached = acrossLines`
  (?:
    \b(?:
      not|cannot|never|fails?|failing|lost|tim(?:es?|ed|ing) ?-?out|unreachable
      |no (?:way|traffic|answer)
    )\b
    |n['’]t\b
  )
`
const oneNode = String.raw`\b(?:same|own|one|single) (?:windows |linux )?(?:nodes?|hosts?|machines?)\b`
const otherNodes = String.raw`\b(?:different|other|another|remote) (?:windows |linux )?(?:nodes?|hosts?|machines?)\b`
const near = String.raw`[^.;\n]{0,60}`

/** Pods of one node reach each other and not those of others. */
const ownNodeAlone = new RegExp(
  [
    dnsOfOneNode.source,
    acrossLines`
      \b(?:except|apart from|besides|other than|but)(?: for| on)?(?: the| a| our)? (?:
        first|one|master|server|control[- ]plane|linux
      )\b[^.;\n]{0,20}\bnodes?\b${near}(?:${notReached}|\bunable\b)
    `,
    acrossLines`
      (?:${notReached}|\bunable\b)${near}\b(?:except|apart from|other than|but)(?: for)?
      (?: on| from)?(?: the| a| our)? (?:first|one|master|server|control[- ]plane)\b
      [^.;\n]{0,20}\bnodes?\b
    `,
    `(?:${oneNode}${near}${reached}|${reached}${near}${oneNode})[^.;]{0,40}(?:${notReached}${near}${otherNodes}|${otherNodes}${near}${notReached})`,
    `(?:${notReached}${near}${otherNodes}|${otherNodes}${near}${notReached})[^.;]{0,40}(?:${oneNode}${near}${reached}|${reached}${near}${oneNode})`,
  ].join('|'),
  'i',
)

/** The port was looked at, there is no firewall, or it is over. */
const vxlanOpen = new RegExp(
  acrossLines`
    \b(?:4789|8472|VXLAN|firewalls?)\b[^.\n]{0,40}\b(?:
      (?:is|are) (?:open|off|allowed|disabled)
      |was (?:opened|allowed)|disabled|opened|arrives?
    )\b
    |\bno firewalls?\b|\b(?:re)?solved:
  `,
  'i',
)

const { backends } = serviceFeatures

/** The first one that fits is the likeliest. */
export const complained: readonly Complained[] = [
  ...complainedByChecks,
  ...complainedOfContainers,
  ...complainedOfMemory,
  ...complainedOfLookups,
  {
    trees: ['T-01'],
    symptom: 'PL-03',
    where: {},
    beside: new RegExp(
      acrossLines`
        \bpause\b[^.\n]{0,60}\b(?:image|built|build|of|for) [^.\n]{0,40}\b
          (?:1709|1803|1809|1903|1909|2004|20H2|20(?:16|19|22|25))\b
        |\brestart(?:s|ing|ed)? (?:over and over|again and again|all the time)\b
      `,
      'i',
    ),
    unless: /\bpause\b[^.\n]{0,40}\b(?:fits?|matche?s?|right|correct|same)\b/i,
  },
  {
    trees: ['T-01', 'T-05', 'T-07'],
    symptom: 'PL-04',
    where: {},
    orOpen: { cni: ['flannel'] },
    beside: new RegExp(
      acrossLines`
        \bre-?join(?:ed|ing|s)?\b
        |\bjoin(?:ed|ing)? (?:it |the node )?again\b
        |\b(?:deleted|removed)\b[^.\n]{0,60}\b(?:and|then)\b[^.\n]{0,20}\b(?:joined|added)\b
      `,
      'i',
    ),
    unless: /\bSourceVip(?:Request)?\.json\b/i,
  },
  {
    trees: ['T-08'],
    symptom: 'UB-06',
    where: {},
    saysAll: true,
    beside: staticLost,
  },
  {
    trees: ['T-08'],
    symptom: 'UB-06',
    where: {},
    saysAll: true,
    // The host had an address of its own, and then one that Windows takes where no DHCP server answers.
    beside:
      /^(?=[^]*\b169\.254\.\d)(?=[^]*\b(?:static\w*|Manual|no DHCP|without DHCP)\b)(?=[^]*\b(?:HNS|vEthernet|vSwitch|virtual switch)\b)/i,
  },
  {
    trees: ['T-09'],
    symptom: 'M-HCS-02',
    where: {},
    saysAll: true,
    beside: /\bOS (?:version )?mismatch\b/i,
  },
  {
    trees: ['T-09'],
    symptom: 'M-HCS-03',
    where: {},
    saysAll: true,
    beside: new RegExp(
      acrossLines`
        \b(?:should|expected|meant|supposed|want(?:ed)?|ought)\b[^.\n]{0,40}\b(?:on|onto|to) (?:a |the |our )?
          linux (?:nodes?|workers?)\b
        |\b(?:on|onto|to) (?:a |the |our )?windows (?:nodes?|workers?|machines?)\b[^.\n]{0,30}\b
          (?:instead|wrongly|by mistake|rather than)\b
      `,
      'i',
    ),
    unless: new RegExp(
      acrossLines`
        \b(?:built|build|made|images?) (?:on|for|from) windows\b
        |\b(?:which|and) (?:it|they) do(?:es)?\b(?! not)
        |\bltsc20|\bnanoserver\b|\bservercore\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-09'],
    symptom: 'L-30',
    where: {},
    saysAll: true,
    beside: pulledByCtr,
    unless: /\bctr\b[^.\n]{0,80}\b(?:works|succeeds)\b/i,
  },
  {
    trees: ['T-03', 'T-05', 'T-07'],
    symptom: 'M-MTU-01',
    where: {},
    beside: new RegExp(
      acrossLines`
        \b(?:large|larger|big|bigger|long|longer|huge)\s(?:\w{2,12}\s)?
          (?:packets?|requests?|responses?|answers?|payloads?|bodies|uploads?|downloads?|files?)
          \b
        |\b(?:above|over|beyond|larger than|bigger than|more than|longer than)\s
          (?:about\s|around\s|~\s?)?(?:1[234]\d\d\s?bytes?|1\.[345]\s?k(?:i?B)?)\b
        |\bgro(?:ß|ss)e (?:Antworten|Anfragen|Pakete)\b
        |(?<![/\\'"\x60])\bMTU\b(?!\s\d{3,5}(?:\sqdisc\b|\s{0,4}\n))
        |\bTLS handshakes?\b[^.\n]{0,80}\b(?:hangs?|stalls?|times? out)
      `,
      'i',
    ),
    unless: new RegExp(
      acrossLines`
        \b(?:MTU|jumbo)\b[^.\n]{0,30}\b(?:is fine|is ok|was checked|is right|ruled out)\b
        |\b413\b|\btoo large\b
        |\b(?:body|upload|request|file|message) (?:size )?limit
        |\bmax(?:imum)? (?:body|upload|request|file|size)
      `,
      'i',
    ),
  },
  {
    trees: ['T-26'],
    symptom: 'M-HCS-15',
    where: {},
    byItself: true,
    orOpen: { containerRuntime: ['docker', 'mirantis'] },
    beside:
      /\b(?:docker|container runtime)\b[^.]{0,100}\b(?:restart|re-?boot|updat|upgrad)\w*|\brestart\w*\b[^.]{0,60}\bdocker\b/i,
    unless: /\bcontainerd\b/i,
  },
  {
    trees: ['T-20'],
    symptom: 'WT-09',
    where: {},
    kubernetes: { from: '1.27', through: '1.29' },
    saysAll: true,
    beside: /\bCPU\b/i,
    unless: /\blinux nodes?\b/i,
  },
  {
    trees: ['T-26'],
    symptom: 'TW-04',
    where: {},
    byItself: true,
    beside: new RegExp(
      acrossLines`
        \b(?:nodes?|hosts?|machines?|VMs?|blades?|servers?)\b[^.]{0,60}\b
          (?:
            NotReady
            |(?:is|are|was|were|went|goes) (?:down|off|dead|gone)
            |powered (?:off|down)|shut ?down|died|crashed|lost power
            |(?:is|are) not coming back
          )\b
        |\b(?:
          power cut|power outage|powered off|shut down|switched off
          |hardware (?:failure|fault|died)
        )\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-26'],
    symptom: 'TW-05',
    where: {},
    orOpen: { containerRuntime: ['containerd'] },
    beside: new RegExp(
      acrossLines`
        \b(?:after|since|following)\b[^.]{0,60}\b(?:re-?boot|restart|upgrad|updat|patch)\w*
        |\b(?:nodes?|hosts?|servers?|HNS|rke2|agents?)\b[^.]{0,30}\b
          (?:was|were|got|(?:has|have) been) (?:re-?boot|restart|upgrad|updat|patch)\w*
      `,
      'i',
    ),
    unless: /\b(?:docker|mirantis)\b/i,
  },
  {
    trees: ['T-27'],
    symptom: 'M-SCH-01',
    where: {},
    beside: /\btaint(?:s|ed)?\b/i,
    unless: new RegExp(
      acrossLines`
        \b(?:no|not|without|removed?|deleted?) (?:(?:any|the|all|these|those|our) )?taint
        |\btaints? (?:(?:is|was|were|are) )?(?:gone|removed)\b
        |\b(?:has|have|set|added|with) (?:the |a |all )?(?:right |matching |correct )?
          tolerations?\b
        |\btolerates?\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-18'],
    symptom: 'TW-12',
    where: {},
    byItself: true,
    saysAll: true,
    beside: new RegExp(
      acrossLines`
        (?<![\\/.-])\blogs?\b[^.\n]{0,60}\b(?:
          empty
          |(?:shows?|prints?|gives?|returns?|has|have) (?:
            nothing(?! (?:
              unusual|wrong|special|suspicious|else|new|bad|of|helpful|useful|relevant
              |interesting|about|in|that
            )
            )
            |no (?:output|lines|logs)
          )
        )\b
      `,
      'i',
    ),
    // Of what ends at once the exit code tells more; services of the node write their logs themselves.
    unless: new RegExp(
      acrossLines`
        \b(?:
          ovs|ovsdb|vswitchd|open ?vswitch|kubelet|kube-?proxy|containerd|dockerd|flanneld?
          |calico|felix|antrea|hns|csi-proxy|rke2|event|audit|setup|install\w*|cloudbase\w*
        )(?:['’]s)?[- ]?logs?\b
        |\btime-?outs?\b|\btimes? out\b|\brefused\b|\brotat
        |\b(?:it|they|pods?|containers?|programs?|process|apps?|applications?|services?) (?:then |just |always |immediately )?
          (?:ends?|ended|exits?|exited|crash(?:es|ed)?|dies|died|quits?|terminates?)\b
        |\bCrashLoop
        |\bexit(?:ed)?(?: with)? codes?\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-06'],
    symptom: 'M-NET-26',
    where: {},
    beside: /\bhostPorts?\b/i,
  },
  {
    trees: ['T-01', 'T-03', 'T-05', 'T-07'],
    symptom: 'S-28',
    where: {},
    orOpen: { containerRuntime: ['containerd'], cni: ['flannel', 'calico'] },
    saysAll: true,
    beside: addressesOfNat,
    unless:
      /\b(?:clusters?|pods?|network)\b[^\n]{0,30}\b172\.(?:1[6-9]|2\d|3[01])\.\d{1,3}\.\d{1,3}\/\d|\bdocker\b/i,
  },
  {
    trees: ['T-01', 'T-05', 'T-08'],
    symptom: 'M-NET-22',
    where: {},
    beside:
      /^(?=[^]*\b(?:baselines?|GPOs?|group polic(?:y|ies)|hardening|hardened|CIS)\b)[^]*\b(?:nat|ICS|SharedAccess)\b/i,
  },
  {
    trees: ['T-17'],
    symptom: 'M-SLW-01',
    where: {},
    saysAll: true,
    beside: new RegExp(
      acrossLines`
        \b(?:memory|RAM)\b[^.\n]{0,40}
          (?:\b(?:9\d|100) ?%|\b(?:full|exhausted|used up|runs? out)\b)
        |\b(?:runs?|ran|running) out of (?:memory|RAM)\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-17'],
    symptom: 'M-SLW-03',
    where: {},
    saysAll: true,
    beside:
      /\b(?:disks?|drives?|C:)[^.\n]{0,40}\b(?:full|fills?|runs? out(?! of (?:memory|RAM)\b))\b/i,
  },
  {
    trees: ['T-17'],
    symptom: 'M-SLW-04',
    where: {},
    saysAll: true,
    beside: new RegExp(
      acrossLines`
        \b(?:start\w*|extract\w*|unpack\w*)\b[^.\n]{0,60}\b(?:\d+|ten|several|many) min
        |\b(?:\d+|ten|several|many) min(?:utes?)? to (?:start|come up|extract|unpack)\b
        |${slowImages.source}
      `,
      'i',
    ),
    unless: new RegExp(
      acrossLines`
        \bdefender\b[^.\n]{0,40}\b(?:off|disabled|removed|excluded|exempt)
        |\bpull QPS\b
        |\b(?:i\/o|TLS handshake|awaiting headers)\b[^\n]{0,20}
        |\bx509\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-15', 'T-16'],
    symptom: 'M-GMS-11',
    where: {},
    orOpen: { containerRuntime: ['containerd'] },
    beside: shareByNameAlone,
    unless: new RegExp(
      acrossLines`
        \bEnableCompartmentNamespace\b[^\n]{0,30}\b(?:1|set|on)\b
        |\\\\[a-z][\w.-]{0,60}\\[^\s\\]{1,40}\s(?:works|is fine)\b
          (?!\s(?:on|from) the (?:node|host))
      `,
      'i',
    ),
  },
  { trees: ['T-15'], symptom: 'TW-14', where: {}, beside: worksOnAnother },
  {
    trees: ['T-01', 'T-03', 'T-04', 'T-05', 'T-07', 'T-08'],
    symptom: 'M-NET-12',
    where: { networkMode: ['overlay', 'l2bridge'] },
    saysAll: true,
    beside: natAlone,
    inAnyFile: true,
    unless: /\bbuild (?:server|machine|agent)s?\b|\bnot (?:in|of|a part of|part of) the cluster\b/i,
  },
  {
    trees: ['T-13'],
    symptom: 'M-HCS-04',
    where: {},
    beside: noHypervisor,
  },
  {
    trees: ['T-01', 'T-14'],
    symptom: 'M-HPC-01',
    where: {},
    orOpen: { containerRuntime: ['containerd'] },
    beside: containerdByUser,
  },
  {
    trees: ['T-06'],
    symptom: 'M-SVC-02',
    where: {},
    kubernetes: { through: '1.19' },
    beside: localPolicy,
    unless: new RegExp(
      acrossLines`
        \blinux (?:pods?|ingress|workloads?|services?|deployments?)\b
        |\b(?:pods?|ingress|workloads?|deployments?)\b[^.\n]{0,20}\bon linux\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-03', 'T-06'],
    symptom: 'M-SVC-02',
    where: {},
    kubernetes: { through: '1.26' },
    beside: localPolicyRemote,
    unless: clusterPolicy,
  },
  {
    trees: ['T-03', 'T-06'],
    symptom: 'M-SVC-02',
    where: {},
    beside: localPolicySporadic,
    unless: clusterPolicy,
  },
  {
    trees: ['T-03', 'T-06'],
    symptom: 'M-SVC-02',
    where: {},
    beside: localPolicyWithoutDSR,
    unless: new RegExp(
      String.raw`\blinux (?:pods?|nodes?|ingress|workloads?|services?|deployments?)\b|--enable-dsr[= ]true\b|${clusterPolicy.source}`,
      'i',
    ),
  },
  {
    trees: ['T-01', 'T-02', 'T-12'],
    symptom: 'S-25',
    where: {},
    orOpen: { cni: ['calico'] },
    saysAll: true,
    beside: noCalicoNode,
    unless: /\bwindowsDataplane\b["']?:\s{0,4}["']?HNS\b/,
  },
  {
    trees: ['T-09', 'T-12'],
    symptom: 'TW-18',
    where: {},
    saysAll: true,
    beside: new RegExp(`${proxySetInMachine.source}|${proxyNotTaken.source}`, 'i'),
    unless: /\b(?:re-?boot|restarted the (?:node|host|machine|server|VM))/i,
  },
  {
    trees: ['T-24'],
    symptom: 'TW-15',
    where: {},
    saysAll: true,
    beside: notThere,
    unless:
      /\bby design\b|\bscheduled (?:on|to) (?:the |our )?windows nodes?\b[^.\n]{0,12}\b(?:via|with|by|through)\b/i,
  },
  {
    trees: ['T-27'],
    symptom: 'P-05',
    where: {},
    orOpen: { platform: ['eks', 'aws'] },
    saysAll: true,
    beside: neverFromZeroTold,
    unless:
      /\b(?:karpenter|AKS|GKE|azure)\b|\bscal\w*[- ](?:down|in|back)\b|cluster-autoscaler\/node-template\/label\//i,
  },
  {
    trees: ['T-03', 'T-05', 'T-07'],
    symptom: 'P-17',
    where: { cni: ['calico'], windowsRelease: ['ltsc2022'] },
    beside: /\bKB5040437\b|\b20348\.2582\b/i,
    unless: new RegExp(
      acrossLines`
        (?<!\b(?:no|not|without)\b[^.;\n]{0,30}|n['’]t\b[^.;\n]{0,30})\bKB5044281\b
        (?![^.;\n]{0,30}(?:\b(?:not|missing)\b|n['’]t\b))
      `,
      'i',
    ),
  },
  {
    trees: ['T-18'],
    symptom: 'TW-16',
    where: {},
    beside: /^(?=[^]*\bnano ?server\b)[^]*\b(?:powershell|pwsh)\b/i,
  },
  {
    trees: ['T-03', 'T-06'],
    symptom: 'TW-19',
    where: {},
    kubernetes: { through: backends.documented.value.through },
    mendedBy: backends.raisedBy,
    beside:
      /\b(?:6[5-9]|[7-9]\d|\d{3,4}) (?:windows )?(?:replicas|pods|backends|endpoints|instances|copies)\b/i,
    unless: /\b(?:per|each|every|a) node\b|\blinux (?:pods|replicas|deployment)\b/i,
  },
  {
    trees: ['T-03'],
    symptom: 'TW-17',
    where: {},
    isLimit: true,
    beside: new RegExp(
      acrossLines`
        \b(?:services?|(?:cluster|service) ?ips?)\b[^.\n]{0,40}\b(?:from|on|at) (?:the |our )?
          windows (?:nodes?|hosts?)\b[^.\n]{0,30}\bonly\b[^.\n]{0,30}\b(?:from|in|inside|within) (?:the )?
          pods?\b
        |^(?=
          [^]*\bwindows (?:hosts?|nodes?|workers?)\b(?:[^.\n]|\.(?=\w)){0,60}\b${serviceAddress}
        )[^]*\bpods?\b[^.\n]{0,40}\b(?:works?|can|ok|fine|it does|200|answers?|respond)\b
          (?!['’]t|\snot\b)
        |^(?=
          [^]*(?<!\b(?:pods?|containers?|workloads?) )\b(?:from|on|at) (?:the |that |a )?
          (?:windows )?(?:nodes?|hosts?)(?: itself)?\b
          [^.\n]{0,60}\b(?:cluster ?ips?|services?)\b
        )[^]*\bpods?\b[^.\n]{0,30}\b(?:works?|can|do|is fine|it does)\b(?!['’]t|\snot\b)
      `,
      'i',
    ),
    unless: new RegExp(
      acrossLines`
        \b(?:nodes?|hosts?) (?:or|and|nor|as well as) (?:(?:from|in|on) )?(?:the |a |an |any )?
          (?:windows )?pods?\b
        |\bpods? ?(?:or|and|nor|as well as|\/) ?(?:(?:from|in|on) )?(?:the |a |an |any )?
          (?:windows )?(?:nodes?|hosts?)\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-21'],
    symptom: 'TW-09',
    where: {},
    byItself: true,
    beside: /\btime ?zone\b/i,
    saysAll: true,
  },
  {
    trees: ['T-23'],
    symptom: 'TW-10',
    where: {},
    byItself: true,
    unless: /\bas planned\b|\bon purpose\b/i,
    saysAll: true,
  },
  {
    trees: ['T-22'],
    symptom: 'TW-11',
    where: {},
    byItself: true,
    saysAll: true,
    beside: /\bSIGTERM\b|\b(?:5|five) ?s(?:ec\w*)?\b/i,
  },
  {
    trees: ['T-03', 'T-04', 'T-06', 'T-08'],
    symptom: 'TW-06',
    where: {},
    beside: new RegExp(
      acrossLines`
        \bhnsdiag\b[^]{0,60}\b(?:load ?balancers?)\b[^]{0,200}\b(?:
          nothing|empty|none
          |no (?:entries|rules|load ?balancers?|output)
          |missing|misses|lacks|gone|fewer
        )\b
        |\bhnsdiag\b[^.\n]{0,40}\b(?:shows?|lists?|prints?|has|finds?) (?:nothing|no(?:ne)?\b)
        |\bload ?balancers?\b[^.\n]{0,60}\b
          (?:gone|disappear\w*|vanish\w*|removed|deleted|missing)\b[^.\n]{0,80}\b(?:never|not) (?:re-?)?
          creat\w*
      `,
      'i',
    ),
  },
  {
    trees: ['T-05'],
    symptom: 'BT-04',
    where: { cni: ['calico'] },
    beside: natOfSomePods,
    saysAll: true,
  },
  {
    trees: ['T-03', 'T-06'],
    symptom: 'BT-05',
    where: {},
    orOpen: { windowsRelease: ['ltsc2019'] },
    beside: backToOwnNode,
    saysAll: true,
  },
  {
    trees: ['T-03', 'T-04'],
    symptom: 'TW-22',
    where: {},
    saysAll: true,
    beside: ownBackend,
    unless: /\bloopbackDSR\b["']?\s?[:=]\s?true\b/i,
  },
  {
    trees: ['T-03', 'T-04', 'T-06', 'T-08'],
    symptom: 'TW-24',
    where: {},
    orOpen: { cni: ['calico'] },
    saysAll: true,
    beside: new RegExp(
      acrossLines`
        \b(?:until|unless|before|only (?:once|after|when))\b[^.\n]{0,30}\b
          (?:a|the first|any|one|some)\b[^.\n]{0,16}\bpods? (?:is |was |has been |gets )?
          (?:runs?|running|starts?|started|scheduled|placed|created|there)\b
        |\bafter the first pod\b
      `,
      'i',
    ),
    unless:
      /\bclients?\b[^.\n]{0,30}\bpods?\b|\bbackends?\b|\b(?:flannel|antrea|cilium|azure[- ]cni|kube-?ovn|ovn-kubernetes)\b/i,
  },
  {
    trees: ['T-04', 'T-05', 'T-07', 'T-03'],
    symptom: 'TW-25',
    where: {},
    byItself: true,
    beside: new RegExp(
      acrossLines`
        \b(?:buildkitd|buildctl|BuildKit on Windows)\b(?:(?!\n\s*\n\s*\n)[^]){0,300}\bRUN\b
        |\bRUN\b(?:(?!\n\s*\n)[^]){0,200}\b(?:buildkitd|buildctl)\b
      `,
      'i',
    ),
    unless: /containerd-cni-(?:config|binary)|\bDOCKER_BUILDKIT=0\b|\bcniConfigPath\b/i,
  },
  {
    trees: ['T-03', 'T-04', 'T-06'],
    symptom: 'TW-21',
    where: {},
    beside:
      /\binternalTrafficPolicy\b["'\x60]?\s?(?:[:=]|is|was|(?:is )?set to|of)?\s?["'\x60]?Local\b/i,
  },
  {
    trees: ['T-06'],
    symptom: 'TW-07',
    where: {},
    byItself: true,
    saysAll: true,
    beside: nodesWithPods,
  },
  {
    trees: ['T-05', 'T-07'],
    symptom: 'TW-08',
    where: {},
    beside: new RegExp(
      acrossLines`
        ^(?=
          [^]*\b(?:internet|outside|web ?sites?|public (?:sites?|addresses))\b[^.\n]{0,40}\b
            (?:works?|is fine|(?:is|are) ok(?:ay)?|(?:is|are) reach(?:able|ed))\b
          |[^]*(?<!\b(?:cannot|not|n['’]t) )\b(?:reach(?:es)?|open)\b[^.\n,]{0,16}\b
            (?:internet|web ?sites?)\b
        )[^]*\b(?:
          on-?prem\w*|data ?cent(?:er|re)
          |(?:our|own|internal|corporate|company|local|intranet) (?:own )?
            (?:network|hosts?|servers?|subnets?|databases?|systems?)
          |other subnets?|other vlans?|behind the VPN|peered
        )\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-03', 'T-04', 'T-05', 'T-06', 'T-07'],
    symptom: 'M-MTU-01',
    where: {},
    beside: sizeMatters,
    unless: new RegExp(
      acrossLines`
        \bMTU\b[^.\n]{0,40}\b(?:
          lower(?:ed)?|reduced|checked|fits?
          |(?:is|are) (?:right|correct|ok(?:ay)?|fine|the same)
        )\b
        |\b413\b|\btoo large\b
        |\b(?:body|upload|request|file|message) (?:size )?limit
        |\bmax(?:imum)? (?:body|upload|request|file|size)
      `,
      'i',
    ),
  },
  {
    trees: ['T-03', 'T-06'],
    symptom: 'TW-02',
    where: {},
    byItself: true,
    beside: fromTheNode,
    unless: new RegExp(
      acrossLines`
        (?:\b(?:not|cannot|fails?|nothing|never)\b|n['’]t\b)(?:(?!\bbut\b)[^.,;\n]){0,40}\b
          (?:outside|elsewhere|other machines?)\b
        |\b(?:nodes?|hosts?|machines?|servers?) itself\b(?:(?!\bbut\b)[^.\n]){0,20}\bworks\b
        |\bneither\b[^\n]{0,80}\bnor\b
        |\beither\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-03', 'T-04', 'T-06', 'T-08'],
    symptom: 'TW-03',
    where: {},
    beside: new RegExp(
      acrossLines`
        ^(?=[^]*\b(?:kube-?proxy|nodes?)\b[^.\n]{0,60}\b(?:re-?boot|restart|start|join)\w*)
        (?=[^]*\b(?:services|load ?balancers)\b)(?=
          [^]*\b(?:
            slowly|gradually|more and more|little by little|one by one
            |one after (?:another|the other)
            |bit by bit
          )\b
        )
      `,
      'i',
    ),
    unless: /\bnever\b|\bfor ever\b|\bpermanent/i,
  },
  {
    trees: ['T-04'],
    symptom: 'M-NET-60',
    where: {},
    isLimit: true,
    beside: new RegExp(
      acrossLines`
        \bping\w*\b[^.\n]{0,12}\b\d+\.\d+\.\d+\.\d+\b["'\x60]?[^.\n]{0,30}\b
        (?:no answer|nothing|fails?|times? out|does(?: not|n['’]t))[^]{0,100}?\b
        (?:nslookup|Resolve-DnsName|curl|Test-NetConnection)\b[^\n]{0,80}\b
        (?:works?|answers?|succeeds?|is fine)\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-04'],
    symptom: 'M-DNS-02',
    where: {},
    isLimit: true,
    beside: new RegExp(
      acrossLines`
        (?:
          \b(?:FQDNs?|fully qualified (?:domain )?names?|(?:full|complete) names?)
          |\.svc\.cluster\.local
        )\b(?:(?!\b(?:not|never|no)\b|n['’]t\b)[^.\n]){0,60}\b
          (?:works?|resolves?|is fine|(?:is|are) ok|does(?! not|n['’]t))\b
          (?! (?:in|on|from) (?:the |our )?linux\b)
        |\bworks? (?:only )?with (?:the )?(?:FQDN|full|fully)\b
        |\b(?:when|if|once|with) (?:the |a )?(?:fully qualified|full|complete)(?: DNS| domain)? names? (?:is|are) (?:provided|given|used)
          \b
      `,
      'i',
    ),
  },
  {
    trees: ['T-03', 'T-05'],
    symptom: 'M-NET-60',
    where: {},
    isLimit: true,
    beside: new RegExp(
      acrossLines`
        \bping(?:s|ing)?\b[^]{0,200}\b
        (?:curl(?:\.exe)?|TCP|HTTPS?|Invoke-WebRequest|Test-NetConnection)\b
        (?:[^.\n]|\.(?=\w)){0,60}\b(?:works?|is fine|(?:is|are) ok|succeeds?|passes)\b
      `,
      'i',
    ),
    // On the host a ping does work.
    unless: new RegExp(
      acrossLines`
        (?<!\b(?:hosts?|nodes?|VMs?|machines?)\b[^.\n]{0,30})\bping\w*\b[^.\n]{0,40}\b
        (?:works|is fine|ok)\b(?![^.\n]{0,20}\b(?:on|from) the (?:host|node|VM|machine)\b)
      `,
      'i',
    ),
  },
  {
    trees: ['T-18'],
    symptom: 'M-KLT-08',
    where: {},
    beside:
      /\b(?:logs?|exec|attach)\b[^.\n]{0,60}\b(?:tim(?:e[sd]?|ing) ?-?out|(?:into|with|gets?) (?:an? )?time-?outs?)\b/i,
    unless:
      /\blinux\b[^.\n]{0,40}\b(?:too|as well|also|same)\b|\bwincat|\bsocat|\b(?:exec|logs?) works?\b|\bprobes?\b/i,
  },
  {
    trees: ['T-03', 'T-04'],
    symptom: 'M-PRX-17',
    where: {},
    beside: new RegExp(
      acrossLines`
        \beks:kube-proxy-windows\b[^.;]{0,40}\b
          (?:missing|not there|absent|not in|not listed|was removed)\b
        |\b(?:missing|lacks?|without|no)\b[^.;]{0,30}\beks:kube-proxy-windows\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-04'],
    symptom: 'M-PRX-17',
    where: { platform: ['eks'] },
    // The role is that of the node: no pod of it has DNS then, and for no name.
    unless: new RegExp(
      acrossLines`
        \beks:kube-proxy-windows\b
        |\b(?:FQDNs?|fully qualified)\b
        |\b(?:DNS|name) resolution (?:is (?:successful|fine)|works|succeeds)\b
        |\blinux (?:pods?|nodes?) (?:cannot|can['’]t|fails?|do not|don['’]t)\b
        |\bin (?:only |just )?one of (?:them|(?:the|our) pods)\b
        |\b(?:of|for) (?:only |just )?(?:one|a single|some|a few) (?:\w{2,12} ){0,2}
          (?:names?|domains?|zones?)\b
        |\b(?:
          sometimes|now and then|occasional(?:ly)?|sporadic(?:ally)?|intermittent(?:ly)?
          |random(?:ly)?
        )\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-03', 'T-06', 'T-07'],
    symptom: 'M-SVC-01',
    where: {},
    isNamed: true,
  },
  {
    trees: ['T-03', 'T-06', 'T-07'],
    symptom: 'aks-x-ports',
    where: { platform: ['aks'] },
    beside: /\b(?:[3-9]\d\d|\d{4})\+? (?:services|load ?balancers)\b[^.\n]{0,40}\bLoadBalancer\b/i,
    unless: /\bexternalTrafficPolicy:? ["']?Local\b/i,
  },
  {
    trees: ['T-03', 'T-05', 'T-07'],
    symptom: 'oth-x-rke2-team',
    where: { cni: ['calico'] },
    saysAll: true,
    beside: /^(?=[^]*\brke2\b)[^]*\b(?:team(?:ed|ing)?|LBFO)\b/i,
    unless: /\bVXLAN_ADAPTER\b/,
  },
  {
    trees: ['T-02'],
    symptom: 'oth-x-wmco-2019',
    where: { windowsRelease: ['ltsc2019'] },
    saysAll: true,
    beside: new RegExp(
      acrossLines`
        ^(?=[^]*\b(?:openshift|WMCO|OCP)\b)[^]*\b(?:
          hybridOverlayVXLANPort
          |(?:own|custom|other|different) VXLAN port
          |VXLAN port (?:of )?(?!4789)\d{4,5}
        )\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-02'],
    symptom: 'S-19',
    where: {},
    beside: new RegExp(
      acrossLines`
        \b(?:after|since) (?:(?:a|the|each|every|last|our|its) ){0,2}
          (?:(?:planned|graceful|windows|node|host) )?re-?boots?\b
        |\b(?:re-?booted|restarted) (?:the|this|a) (?:windows )?(?:node|host|server|machine)\b
      `,
      'i',
    ),
    unless: new RegExp(
      acrossLines`
        \buntil\b
        |\b(?:is|are|became|becomes|comes back) Ready\b
        |\b(?:
          linux nodes? (?:too|as well)
          |all nodes
          |containerd (?:is )?(?:stopped|not running)
          |clock
        )\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-01', 'T-16'],
    symptom: 'C-34',
    where: {},
    beside: /\bwindows\b(?:[^.\n]|\.(?=\w)){0,80}\bNFS\b|\bNFS\b[^.\n]{0,80}\bwindows\b/i,
    unless:
      /\b(?:SMB|CIFS)\b|\b(?:no|not|without|never|instead of|from)\b[^.\n]{0,20}\bNFS\b|\blinux pods?\b/i,
  },
  {
    trees: ['T-16'],
    symptom: 'UB-04',
    where: {},
    saysAll: true,
    beside:
      /^(?=[^]*\b[Cc]ontainer[dD]\b)[^]*\b(?:mount\w*|volumes?)\b[^.\n]{0,80}[\s"'`(][D-Z]:["'`]?(?:[\s,).]|$)/,
  },
  {
    trees: ['T-16'],
    symptom: 'gke-x-fs',
    where: { platform: ['gke'] },
    unless:
      /\b(?:smb|nfs|ntfs|fstype(?!["'\s(:=]{0,4}ext4)|secrets?|configmaps?|hostpath|filestore)\b/i,
  },
  {
    trees: ['T-01', 'T-03', 'T-05', 'T-07', 'T-08'],
    symptom: 'TW-20',
    where: {},
    saysAll: true,
    beside: hnsRestarted,
    isOutcome: true,
    unless: new RegExp(
      acrossLines`
        \bhns\b[^.\n]{0,60}\b
          (?:helps?|helped|fix(?:es|ed)|solves?|solved|cures?|brings?|brought)\b
        |\buntil\b[^.\n]{0,40}\bhns\b|\bre-?boot
        |\bFailed to look up (?:one or more )?HNS endpoint
        |\bnew pods?\b(?! (?:do )?(?:work|run|start|are fine))
        |\bno pods? lost\b|\btried\b
        |\b(?:is|stays?|remains?|was) the same\b
        |\bchange[sd] nothing\b
        |\bno (?:effect|change|difference|success)\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-11'],
    symptom: 'N-21',
    where: {},
    saysAll: true,
    beside: new RegExp(
      acrossLines`
        (?:
          \blinux\b[^.;\n]{0,40}\bkube-?prox(?:y|ies)\b
          |\bkube-?prox(?:y|ies)\b[^.;,\n]{0,40}\blinux\b
        )(?:(?!\b(?:not|never|no)\b|n['’]t\b)[^.;\n]){0,60}\b(?:
          crash\w*|CrashLoopBackOff|fail\w*|dead|die[sd]?|end(?:s|ed)?|exit(?:s|ed)?|refuse[sd]?
          |(?:do|does)(?: not|n['’]t) start
        )\b
      `,
      'i',
    ),
    isOutcome: true,
    unless: new RegExp(
      acrossLines`
        ^(?![^]*\bkernelspace\b)
        |\bkernelspace\b[^.;\n]{0,30}\bonly\b
        |\bonly\b[^.;\n]{0,30}\bkernelspace\b
        |\bkube-proxy-windows\b
        |\b(?:own|separate|second) (?:ConfigMap|config\w*)\b
        |\bwould (?:crash|fail|break)\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-03', 'T-04', 'T-06'],
    symptom: 'M-NET-18',
    where: {},
    saysAll: true,
    beside: /\bThe specified port already exists\b/,
  },
  { trees: ['T-08'], symptom: 'M-NET-51', where: { cni: ['antrea'] } },
  {
    trees: ['T-01', 'T-03', 'T-05', 'T-07', 'T-08', 'T-12', 'T-29'],
    symptom: 'M-NET-51',
    where: {},
    orOpen: { cni: ['antrea'] },
    saysAll: true,
    beside: leftOfAntrea,
  },
  {
    trees: ['T-10'],
    symptom: 'S-11',
    where: {},
    beside:
      /\bkubelet\b[^.\n]{0,40}\b(?:stops?|exits?|ends?|dies?|quits?|crash\w*|terminat\w*|shuts? down|goes down|is gone)\b/i,
  },
  {
    trees: ['T-03', 'T-04'],
    symptom: 'M-NET-18',
    where: { windowsRelease: ['ltsc2019'] },
    beside:
      /\b(?:2[5-9]\d|[3-9]\d\d|\d{4,5}|\d{1,2}[,.]\d{3})\+? (?:k8s |kubernetes |cluster )?services\b/i,
    unless: new RegExp(
      acrossLines`
        --enable-dsr(?!=false)|\bWinDSR=true\b
        |(?<!\b(?:without|no) )\bDSR\b[^\n.]{0,20}\b
          (?:on(?!\s(?:the|our|all|windows|linux|this|each|every|both|some)\b)|enabled|active)\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-04'],
    symptom: 'L-13',
    where: { platform: ['aks', 'azure'] },
    beside: new RegExp(
      acrossLines`
        \b(?:
          sometimes|now and then
          |once in a while
          |from time to time
          |occasional(?:ly)?|sporadic(?:ally)?|intermittent(?:ly)?|every (?:\w+ ){1,3}hours
        )\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-03', 'T-04', 'T-05', 'T-07'],
    symptom: 'M-NET-57',
    where: { platform: ['hyper-v', 'vsphere'], networkMode: ['l2bridge', 'overlay'] },
    isNamed: true,
    unless: spoofingAllowed,
  },
  {
    trees: ['T-07'],
    symptom: 'M-NET-58',
    where: { platform: ['vsphere'] },
    orOpen: { networkMode: ['overlay'], cni: ['flannel', 'calico'] },
    unless: /\b(?:antrea|cilium|ovn|geneve|l2bridge|host-gw|BGP)\b/i,
  },
  {
    trees: ['T-05', 'T-07'],
    symptom: 'M-NET-59',
    where: { platform: ['azure'], networkMode: ['l2bridge'], cni: ['flannel'] },
  },
  {
    trees: ['T-07'],
    symptom: 'M-NET-59',
    where: { platform: ['aws'], networkMode: ['l2bridge'], cni: ['flannel', 'calico'] },
  },
  {
    trees: ['T-01', 'T-05'],
    symptom: 'M-NET-57',
    where: { platform: ['hyper-v'] },
    orOpen: { networkMode: ['l2bridge', 'overlay'] },
    beside: /\bno network\b(?! polic)|\bconnectivity\b/i,
    unless: spoofingAllowed,
  },
  {
    trees: ['T-07'],
    symptom: 'M-NET-57',
    where: { platform: ['hyper-v'] },
    orOpen: { networkMode: ['l2bridge', 'overlay'] },
    unless: spoofingAllowed,
  },
  ...[{ networkMode: ['overlay'] }, { cni: ['flannel'] }].map((where): Complained => ({
    trees: ['T-04', 'T-07'],
    symptom: 'TW-23',
    where,
    orOpen: { networkMode: ['overlay'] },
    saysAll: true,
    beside: ownNodeAlone,
    unless: vxlanOpen,
  })),
]

/**
 * Messages that healthy nodes print as well, by the complaint beside which they tell of it: where somebody
 * has it and no fault is found, they are what to check first.
 */
export const tellingBeside: Readonly<Record<string, readonly string[]>> = {
  'T-01': ['M-KLT-18'],
  'T-02': ['M-KLT-18'],
  'T-03': ['M-PRX-08', 'M-PRX-16', 'M-PRX-18', 'C-61', 'G-01', 'P-52'],
  'T-04': ['M-DNS-01', 'M-DNS-02'],
  'T-05': ['C-61', 'G-01', 'P-52'],
  'T-06': ['M-PRX-08', 'M-PRX-16', 'M-PRX-18'],
  'T-07': ['C-61', 'G-01', 'P-52'],
  'T-08': ['C-61', 'M-DNS-01'],
  'T-11': ['M-PRX-18'],
  'T-12': ['G-01'],
  'T-27': ['P-05'],
}

/** Messages of a start that are the cause, no more the way to it, where somebody has this complaint. */
export const certainBeside: Readonly<Record<string, readonly string[]>> = {
  'T-01': ['S-10'],
  'T-02': ['S-10'],
}
