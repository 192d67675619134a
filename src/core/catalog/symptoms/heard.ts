import {
  linuxAgentOnWindows,
  linuxOnWindows,
  linuxNeverStarts,
  linuxPodsOnWindows,
  neverFromZero,
} from './linux-pods-told.ts'
import { heardInShort } from './heard-in-short.ts'
import { heardOfNodes } from './heard-of-nodes.ts'
import { linuxTools } from '../workload/linux-words.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What people say who have a symptom: the words, and what else stands in the same clause. */
export interface Heard {
  /** A tree of `trees`. */
  readonly tree: string
  /** Its step to begin with, where the words say so much. */
  readonly from?: string
  readonly about: RegExp
  /** Else a word of trouble; `anything` where the words say it all. */
  readonly beside?: RegExp
}

const anything = /(?:)/

const traffic =
  /\b(?:(?:reach|connect|communicat|ping|talk|traffic|network|curl|arriv)\w*|gets? (?:across|through|over)\b)/i

/** A host that had a static address asks DHCP. */
export const staticLost = new RegExp(
  acrossLines`
    (?<!\b(?:we|I)\s)\b
      (?:los[ei]s?|lost|losing|wip(?:es?|ed|ing)|resets?|reverts?|reverted|breaks?)\b
      [^"”.;\n]{0,50}\bstatic\b.{0,20}\b(?:IPs?|addresse?s?|network|configuration|settings?)\b
    |\bstatic (?:IPs?|(?:IP )?address\w{0,2}|network (?:settings?|configuration))\b.{0,60}\b
      (?<!\b(?:not|never|n['’]t) )(?:
        lost|gone|wiped|removed
        |(?:chang\w{1,3}|becom\w{1,3}|turn\w{0,3}|revert\w{0,3}|switch\w{0,3}|resets?) (?:back )?
          (?:in)?(?:to )?(?:DHCP|169\.254)
      )
    |\b(?:resets?|reverts?|reverted|changed|changes|switch\w{0,3}|turned) (?:back )?to (?:dhcp|169\.254)
  `,
  'i',
)

/** An address of a Service range as kubeadm, K3s and RKE2, EKS and OpenShift take it where nobody names another. */
export const serviceAddress = String.raw`(?:10\.(?:9[6-9]|10\d|11[01]|43)|172\.(?:20|30))\.\d`

const ownNode = acrossLines`
  \b(?:nodes?|hosts?|machines?)\b[^.\n]{0,24}\b
  (?:host(?:s|ing)|runs?|running|where|with|of|has|as|that have)\b[^.\n]{0,20}\bcore-?dns\b
`

/** Names are found on the node of CoreDNS alone. */
export const dnsOfOneNode = new RegExp(
  acrossLines`
    \bonly\b[^.\n]{0,60}${ownNode}
    |${ownNode}[^.\n]{0,30}\b(?:works?|only)\b[^.\n]{0,60}\b(?:other|another|different) (?:nodes?|hosts?)
      \b
  `,
  'i',
)

/** What Windows says of a program that does not speak with its service manager. */
export const noAnswerToManager = /\berror 1053\b|\bservice did not respond in a timely\b/i

/** HNS makes its network, and with it the virtual switch. */
const switchMade = new RegExp(
  acrossLines`
    \b(?:HNS ?network|New-HnsNetwork|virtual switch|vSwitch|(?:overlay|l2bridge) network)\b
      .{0,30}\b(?:is|was|gets?|has been|being|I|we) (?:created?|made?|make|set up)\b
    |\b(?:creat\w{1,4}|mak(?:e|ing)|made|running|ran|run)\b.{0,24}\b
      (?:HNS ?network|New-HnsNetwork|virtual switch|vSwitch)\b
  `,
  'i',
)

/** Words that tell a fault from a statement. */
export const trouble = new RegExp(
  acrossLines`
    \b(?:
      not|never|no|nothing|cannot
      |(?:ca|wo|do|does|did|is|are|could|would)n['’]?t
      |unable|fail\w*|errors?|broken|breaks?|lost|loses?|gone|missing|stuck|hang\w*
      |vanish\w*|disappear\w*|denied
      |tim(?:e[sd]?|ing) ?-?out\w*|unreachable|refused|stop\w*|drop\w*|crash\w*
      |(?:is|are|goes|went) (?:\w{4,12} )?(?:down|dead)|NotReady|intermittent\w*|sporadic\w*
    )\b
  `,
  'i',
)

/** Traffic that somebody speaks of together with trouble, in either order. */
const troubledTraffic = new RegExp(`^(?=.*${traffic.source}).*${trouble.source}`, 'i')

/** What might be, what is to be done, or what works: no complaint. */
export const noComplaint = new RegExp(
  acrossLines`
    \b(?:
      if|unless|whether|in case(?! of\b)|so that|in the past|formerly|(?:must|should|shall) not
      |no longer (?:stop|crash|exit|end|die|fail|hang|happen|occur|appear)s?
      |to (?:avoid|prevent)
      |(?:no|without(?: any)?|not an?) (?:(?:connectivity|connection|network|DNS|such|real) )?
        (?:problem|issue|error|trouble)s?
      |(?:works?|working) (?:fine|well|as expected)
      |(?:I|we)(?:['’](?:m|re)| am| are) not using
      |your (?:(?:windows|new|worker) )?(?:nodes?|workers?)
      |(?:will|do|does)(?: not|n['’]t) (?:start|run|work|come up|(?:be|become) ready) until (?:
          (?:an?|the) (?:further|later|next)
          |(?:you|it|(?:the|this) node) (?:joins?|(?:has|is|are|have) joined)
        )
    )\b
  `,
  'i',
)

/** A tool that is for Linux alone comes to Windows nodes. */
const toolOnWindows = new RegExp(
  acrossLines`
    ^(?!
      .*\b(?:
        not|never|no longer|nothing|n['’]t|prevent\w*|avoid\w*|keep\w*|stop\w*|if|should|would
        |could|unless|so that|to make sure|ensure\w*|once|used to|from|how
      )\b
    ).*?(?<![\w.-])(?:${linuxTools.value.join('|')})(?![\w.])['"\x60)]{0,2}
    (?:
      \s(?:
        pods?|jobs?|deployments?|containers?|hooks?|add-?ons?|replicas?|that|which|it|they|is
        |are|was|were|gets?|getting|got|being|been|has|have|also|still|sometimes|always|often
        |tries|trying|to|be|in
        |['"\x60(]?[\w.]{1,20}-[\w.-]{1,60}['"\x60)]?
      )
    ){0,8}\s(?:
      spun|spins?|start(?:s|ed|ing)?|scheduled|placed|lands?|landed|landing|deployed|deploy
      |runs?|running|put|assigned|created|ends?|goes|comes?|came|schedule
    )(?: up)?\s(?:on|to|onto|in) (?:(?:a|an|the|our|my|one of (?:the|our)) )?windows[ -]
    (?:nodes?|pools?|node ?pools?|workers?|agents?|VMs?)\b
  `,
  'i',
)

/** “… kube-proxy does not start”, and nothing of a network: the service itself is what fails. */
const serviceStays = acrossLines`
  (?!.*\b(?:network\w*|connect\w*|traffic|reach\w*|HNS|pods?)\b)
  .{0,60}\bkube-?(?:let|proxy)\b.{0,20}\b
  (?:(?:do|does|did|will|would)(?: not|n['’]t)|won['’]t|can(?:not| not|['’]t)|never|fails? to|refuses? to)\s
  (?:even )?(?:start|come up|run)
`

/** Each alternative stands by itself; several symptoms may be heard in one clause. */
export const heard: readonly Heard[] = [
  {
    tree: 'T-01',
    about: new RegExp(
      acrossLines`
        \bContainerCreating\b
        |\bstuck\b.{0,20}\bcontainer creating\b
        |\bpods?\b.{0,30}\bstuck creating\b
        |\bno pods? starts?\b|\bFailedCreatePodSandBox\b
        |\bpods?(?: (?:(?:de|du|des|von|auf|on|in|of|unter|sous|sur|em|en) )?
          (?:(?:the|our|el|la|le|los|las|les|den|dem|der) )?windows(?:[ -](?:nodes?|server))?
        )? (?:do(?:es)? not|do(?:es)?n['’]t|will not|won['’]t|fails? to|cannot|can['’]t) start\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-26',
    about: new RegExp(
      acrossLines`
        \b(?:
          stays?|stayed|staying|remains?|stuck|stick|hangs?|hanging|kept|sits?|forever|shown
          |still
        )\b.{0,30}\bTerminating\b
        |\bTerminating\b.{0,40}\b(?:
          for (?:hours|days|ever|minutes|\d+ ?(?:h|hours|days|min\w*))
          |forever|stuck|never|state for
        )\b
        |\b(?:deleted?|killed) pods?\b.{0,30}\b(?:not|never|n['’]t)\b.{0,12}\b
          (?:go|goes|disappear|vanish|end|removed)\w*
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-27',
    about: new RegExp(
      acrossLines`
        \bpods?\b.{0,60}\b(?:stays?|stayed|staying|remains?|stuck|hangs?|are|is|kept|all)\b
          .{0,12}\bPending\b
        |^(?!.*\b(?:csrs?|certificates?|signing|claims?|PVCs?)\b).*?\b(?:stays?|remains?|stuck)\b
          .{0,12}\bPending\b
        |(?<!\b(?:no|0) )\bpods?(?: deployments?)? pending\b
        |\bpods? (?:gets?|finds?|(?:has|have)) no nodes?\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-27',
    about: new RegExp(
      acrossLines`
        \b(?:auto-?scaler|node ?groups?|pools?|ASGs?|scaling groups?)\b.{0,100}\b
          (?:(?:did|do|does|is|are|will)(?: not|n['’]t)|won['’]t|never|not) (?:trigger (?:a )?)?
          (?:
            scal(?:e|es|ed|ing)(?:[ -]?up)?\b
            |(?:start|add|create)(?:s|ed|ing)? (?:a |any )?(?:new )?nodes?\b
          )
        |\b(?:fails?|failed|unable|refuses?) to scale(?:[ -]?up)?\b
          (?=.{0,80}\b(?:from|at) (?:0|zero)\b)
        |\b(?:(?:did|do|does)(?: not|n['’]t)|never) scale(?:[ -]?up)?\b.{0,40}\b(?:at|from) (?:0|zero)
          \b
        |\b(?:remain|stay)(?:s|ed)? at (?:0|zero) nodes?\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \b(?:large|larger|big|bigger|huge)\b(?: \w+){0,2} (?:
          answers?|responses?|repl(?:y|ies)|packets?|payloads?|pages?|files?|uploads?|downloads?
          |requests?|transfers?|messages?|results?
        )\b
        |\b(?:
          answers?|responses?|repl(?:y|ies)|packets?|payloads?|pages?|files?|requests?|messages?
        )\b.{0,20}\b(?:gets?|is|are|becomes?|of|above|over|than|beyond)\b.{0,12}
          (?:\b(?:large|larger|big|bigger|huge)\b|\b\d+ ?[kM]i?B)
      `,
      'i',
    ),
    beside: new RegExp(
      acrossLines`
        \b(?:
          hangs?|hanging|stalls?|stuck|never|not|lost|drop\w*|fail\w*|cut|breaks?|broken
          |tim(?:e[sd]?|ing) ?-?outs?|timeouts?|cannot|stops?
        )\b
        |n['’]t\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-09',
    about: new RegExp(
      acrossLines`
        \bErrImagePull\b|\bImagePullBackOff\b
        |\bimage does not (?:fit|match)\b
        |\boperating system does not match\b
        |\b(?:OS|build) (?:version )?mismatch\b
        |\bimage (?:is not|isn['’]t) supported\b
        |\b(?:OS|operating system|windows)(?: server)? (?:build|version)s?
          (?: of (?:the )?(?:\w{2,10} )?(?:image|container|pod|host|node))? (?:does|do|did)
          (?: not|n['’]t) (?:match|fit)\b
        |\b(?:image|container)(?:['’]s)? (?:(?:OS|build|version) ){1,2}(?:does|do|did)
          (?: not|n['’]t) (?:match|fit)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-09',
    about: /\bpull\w*\b.{0,40}\bimages?\b|\bimages?\b.{0,40}\b(?:pull|download)\w*/i,
  },
  {
    tree: 'T-01',
    about:
      /\bpods?\b.{0,30}\b(?:get|gets|got|have|has|receives?) no (?:more )?(?:IP|addresses|network)\b(?! polic)/i,
    beside: anything,
  },
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \bpods?\b.{0,30}\b(?:do(?:es)? not|do(?:es)?n['’]t|did not) have (?:any )?
          (?:network(?:ing)?|connectivity)\b
        |\bpods?\b.{0,30}\b(?:have|has|are|is) (?:no|without)(?: any)? (?:network )?connectivity
          \b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-04',
    about: /\b(?:not|never) by (?:(?:its|their|the|service|host|DNS)[- ]?){0,2}names?\b/i,
    beside: anything,
  },
  { tree: 'T-13', about: /\bno hypervisor\b/i, beside: anything },
  {
    tree: 'T-13',
    about:
      /\bhyper-?v\b.{0,60}\b(?:isolat\w*|pods?|containers?)\b|\bRuntimeClass(?:Name)?\b.{0,40}\bhyper-?v\b/i,
  },
  { tree: 'T-14', about: /\bhost ?process\b(?!.*\bmetrics\b)|\bagent\b.{0,30}\breach the API\b/i },
  { tree: 'T-15', about: /\bRPC server (?:is )?unavailable\b/i, beside: anything },
  { tree: 'T-15', about: /\bgmsas?\b|\bkerberos\b/i },
  {
    tree: 'T-16',
    about: new RegExp(
      acrossLines`
        \bMountVolume\b|\bFailedMount\b
        |\b(?:volumes?|smb|nfs|csi|pvcs?|azure (?:files?|disks?)|shares?)\b.{0,60}\b
          (?:mount|attach|found)\w*
        |\bmount\w*\b.{0,40}\b(?:volumes?|smb|nfs|shares?|pvcs?)\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-02',
    about: new RegExp(
      acrossLines`
        (?<!\bkubectl top )(?<![\w-])nodes?(?![\w-]).{0,60}\b(?:
          NotReady|not ready|unknown
          |(?:never|n['’]t|not)\s(?:becomes?|gets?|goe?s?|turns?)\s(?:to\s)?ready
        )\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-02',
    about:
      /\bhow (?:to|do|can|could|should)\b.{0,20}\b(?:make|get|bring|set)\b.{0,30}\bnodes?\b.{0,16}\bready\b(?! (?:for|to)\b)/i,
    beside: anything,
  },
  {
    tree: 'T-10',
    about: new RegExp(String.raw`${noAnswerToManager.source}|\bservice is paused\b`, 'i'),
    beside: anything,
  },
  { tree: 'T-10', about: /\bkubelet(?:['’]s)?(?: service)?\b.{0,20}\b(?:start|run|come)/i },
  {
    tree: 'T-10',
    from: 'b',
    about: new RegExp(
      acrossLines`
        \bkubelet(?:['’]s)?(?: service| process)?\b.{0,30}\b
        (?:stops?|exits?|ends?|dies?|quits?|crash\w*|terminat\w*|shuts? down|goes down|is gone)
        \b.{0,20}(?:
          \b(?:seconds?|immediately|at once|by itself|again and again|in a loop)\b
          |\bright (?:away|after)\b|\b(?:every|all the) time\b
          |\b(?:after|when|as soon as|once)\b.{0,20}\bstart(?:s|ed|ing|up)?\b
        )
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-10',
    from: 'b',
    about: new RegExp(
      acrossLines`
        \bkubelet(?:['’]s)?(?: service| process)?\b.{0,30}\b(?:
          keeps? (?:on )?(?:crashing|stopping|restarting|exiting|dying)
          |crash-?loops?
          |(?:goes|falls|went|drops) (?:back )?(?:in)?to (?:state )?["'\x60“]?stopped
          |(?:is|gets) restarted\b.{0,30}\bevery (?:few |couple of )?(?:\d+ )?
            (?:seconds?|minutes?)\b
          |(?:is|stays|remains) (?:in (?:the )?state )?["'\x60“]?stopped\b.{0,10}\bagain
        )\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-12',
    about: /\b(?:certificate (?:signing )?requests?|csrs?)\b.{0,50}\bpending\b/i,
    beside: anything,
  },
  {
    tree: 'T-12',
    about: new RegExp(
      acrossLines`
        \bkubeadm join\b|\bjoining\b
        |\bnodes?\b.{0,30}\b(?:
          (?<!\bdomain[ -])join(?!\w{0,3}(?: to)?(?: (?:the|an?|our|any|AD)){0,2} domain\b)
          |appear|register
        )\w*
        |\b(?:machines?|instances?|VMs?|workers?|servers?|hosts?|agents?)\b.{0,30}\bjoin\w*\b
          .{0,20}\bclusters?\b
        |\bjoin\w*\b.{0,30}\bnodes?\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        \b(?:pull|extract|unpack)\w*\b.{0,80}\b(?:takes?|took|needs?|needed|taking)\b.{0,24}\b
        (?:long\w*|ages|forever|minutes?|hours?|(?:[6-9]\d|\d{3,}) ?s(?:ec\w*)?)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        \b\d+ ?min\w*\b.{0,20}\b(?:until|before|till)\b.{0,30}\b(?:pods?|containers?)\b.{0,20}\b
          (?:runs?|starts?|is ready|are ready|is up|are up)\b
        |\b(?:pods?|containers?)\b.{0,80}\b(?:starts?|runs?|running|ready|come up)\b.{0,12}\b
          (?:only|not before|not until) (?:after )?(?:about |some |around )?\d+ ?min
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-07',
    about:
      /\bpods?\b.{0,40}\b(?:reach|ping|connect|talk|see|communicat)\w*\b.{0,12}\b(?:each other|one another)\b/i,
  },
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        \bnodes?\b.{0,30}\bslow\w*|\bhigh cpu\b
        |\b(?:pods?|containers?)\b.{0,20}\b(?:takes?|needs?)\b.{0,20}\bminutes to (?:start|come up)
          \b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-18',
    // Programs print re-exec, and exec: before the name of one that they start.
    about:
      /^(?!.*\b(?:rotat|no new|probes?\b)).*?(?:\bkubectl (?:logs?|attach|port-forward)\b|(?<![-\w])exec\b(?!:)|\bport-forward)/i,
  },
  {
    tree: 'T-18',
    about:
      /\b(?:get|fetch|read|see) (?:the |any )?(?:container |pod )?logs (?:of|from)\b.{0,30}\b(?:pods?|nodes?|containers?)\b/i,
  },
  {
    tree: 'T-18',
    about:
      /\blogs?\b.{0,60}\b(?:is|are|stays?|remains?) empty\b|\b(?:empty|no) logs\b.{0,20}\b(?:of|from|for)\b/i,
    beside: anything,
  },
  {
    tree: 'T-19',
    about: new RegExp(
      acrossLines`
        \blogs?\b.{0,60}\brotat|\brotat\w*\b.{0,30}\blogs?\b|\blogs? stops?\b
        |\blogs (?:-f|--follow)\b.{0,20}\bstop
        |\blogs?\b.{0,30}\bno new (?:lines|logs|output)\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-20',
    about: new RegExp(
      acrossLines`
        \bkubectl top\b
        |\bmetrics\b(?!-)(?! (?:end|server)).{0,40}\b(?:pods?|nodes?|containers?)\b
        |\b(?:pods?|nodes?|containers?)\b.{0,60}\bmetrics\b(?!-)(?! (?:end|server))
      `,
      'i',
    ),
    beside: /\b(?:not|no|never|nothing|missing|unknown|lacks?|empty)\b|n['’]t\b/i,
  },
  {
    tree: 'T-20',
    about: new RegExp(
      acrossLines`
        ^(?=.*\bnodes?\b).*(?:
          \bless CPU\b.{0,60}\bthan\b.{0,30}\b(?:
            pods?|containers?|workloads?|task manager|perfmon|use[ds]?|real(?:ly)?|actual(?:ly)?
          )\b
          |\bCPU\b[^,;]{0,50}\b(?:
            (?:a|one|about) tenth|1\/10|ten times|factor (?:of )?(?:10|ten)
            |(?:less|lower) than (?:its|the|all) pods
          )
          |\b(?:tenth|1\/10|tenfold)\b.{0,20}\bCPU\b
        )
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-05',
    // “From a pod I cannot reach what runs on its host.”
    about: new RegExp(
      acrossLines`
        ^(?=.*\b(?:pods?|containers?)\b).*?\b(?:reach|connect|access|curl)\w*\b.{0,60}\b
        (?:running|runs|listening|on|of)\s(?:on\s)?(?:(?:the|its|their|own|same|windows)\s){0,3}
        (?:host|node)(?:['’]s)?(?:\s(?:itself|IP|address|machine)|\s?\(|$)
      `,
      'i',
    ),
  },
  {
    tree: 'T-03',
    about: new RegExp(
      acrossLines`
        \b(?:reach|connect|access|talk|ping|curl)\w*\b.{0,60}\b(?:
          (?<!\b(?:HNS|network(?:ing)?) )services?(?!
            .{0,12} (?:running|runs|listening)? ?on (?:the |its |their |own |same ){0,2}
            (?:host|node)\b
          )
          |cluster ?ips?
        )\b
        |\b(?<!\b(?:Windows|Installer) )(?:services?|cluster ?ips?)\b
          (?! accounts?| did not respond (?:to the start or control request|in a timely)).{0,50}
          \b(?:reach|connect|access|answer|respon|unreachable|time)\w*
      `,
      'i',
    ),
  },
  {
    tree: 'T-03',
    about: new RegExp(
      acrossLines`
        \bpods?\b.{0,60}\b(?:reach|connect|access|talk)\w*\b.{0,30}\b
          (?:API(?: ?server)?|kubernetes\.default)\b
        |\bkubernetes\.default(?:\.svc)?\b.{0,40}\b(?:from|in|inside) (?:the |a |our |windows )*
          pods?\b
      `,
      'i',
    ),
  },
  { tree: 'T-03', about: /\bcurl: \((?:7|28)\) Failed to connect to\b/i, beside: anything },
  {
    tree: 'T-03',
    about: new RegExp(
      acrossLines`
        \b(?:agents?|exporters?|collectors?|runners?|sidecars?|controllers?)\b
        (?! (?:hosts?|nodes?|machines?)\b).{0,30}\b
        (?:unable to|not able to|cannot|can['’]?t|fails? to|failing to|could(?: not|n['’]t))
        \s["“”'‘’]?(?:connect|reach|contact|talk)["“”'‘’]?\b
        (?!.{0,20}\b(?:internet|outside|pods?|each other|one another)\b)
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-03',
    about: new RegExp(
      acrossLines`
        \b(?:from|on) (?:the |our |an? )?windows (?:hosts?|nodes?|workers?)\b.{0,40}\b
        (?:Test-NetConnection|curl(?:\.exe)?|Invoke-WebRequest|iwr|telnet)\b.{0,24}\b
        ${serviceAddress}
      `,
      'i',
    ),
  },
  { tree: 'T-03', about: /\bonly the (?:address|ip) of the pod works\b/i, beside: anything },
  {
    tree: 'T-03',
    about: new RegExp(
      acrossLines`
        (?<!\bwindows )\bservices? (?:
          (?:only works?|works? only) (?:on|from) (?:the )?linux (?:nodes?|pods?|workers?)\b
          |works? (?:on|from) (?:the )?linux (?:nodes?|pods?|workers?) (?:
            (?:only|alone)\b|(?:but |and )?not (?:on|from) (?:the |our )?windows\b
          )
        )
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-05',
    about: new RegExp(
      acrossLines`
        \bpods?\b.{0,50}(?<!\b(?:no|without|had) (?:\w{2,14} )?)\b
        (?:connectivity|connection|network) (?:issues?|problems?|losses|loss)\s
        (?:with|to|towards?) (?:(?:the|some|any) )?(?:external|outside|non-cluster)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-03',
    about:
      /\bpods?\b.{0,40}\b(?:calls?|calling|asks?|contacts?)\b.{0,20}\b(?:its|their) own (?:service|cluster ?ip)/i,
    beside: anything,
  },
  {
    tree: 'T-06',
    about: /\bexternalTrafficPolicy\b/i,
    beside: new RegExp(
      acrossLines`
        \b(?:
          no (?:answer|reply|response)|fails|times? out|unreachable
          |(?:not|cannot|never)(?: be)? (?:reach\w*|answer\w*|respond|work\w*)
        )\b
        |n['’]t (?:reach\w*|answer\w*|respond|work\w*)
      `,
      'i',
    ),
  },
  {
    tree: 'T-04',
    about: new RegExp(
      acrossLines`
        \b(?:
          curl(?:\.exe)?|Invoke-WebRequest|iwr|ping|names?|https?:\/\/[\w.-]{1,80}
          |[a-z][\w-]{1,40}\.[a-z][\w-]{1,40}
        )\b.{0,60}\b
        (?:(?:fails?|unable) to|(?:does|do|is|are)(?: not|n['’]t)|cannot|can['’]?t(?: be)?)
        \sresolved?\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-04',
    about: new RegExp(
      acrossLines`
        \bDNS\b|\bnslookup\b|\bResolve-DnsName\b|\bname resolution\b
        |\bresolv\w*\b.{0,40}\b(?:names?|hosts?|hostnames?|domains?|services?)\b
        |\bnames?\b.{0,30}\bresolv
      `,
      'i',
    ),
  },
  { tree: 'T-04', about: dnsOfOneNode, beside: anything },
  {
    tree: 'T-05',
    // A site without internet, and what needs it, is no complaint of pods.
    about: new RegExp(
      acrossLines`
        (?<!
          \b(?:no|without|cannot|uses?|needs?|requires?|required|via|over) (?:
            (?:an?|any|access|the|zugang|accès|acceso|to|à|a|direct) 
          ){0,3}
        )\binternet\b(?! (?:access|connections?))
        |\b(?:pods?|containers?)\b.{0,60}\binternet\b
        |(?<!\bfrom (?:the )?)\boutside\b
        |\bexternal (?:address|ip|host|site|server|service|network|endpoint|url)\w*
        |\boutbound\b|\begress\b
        |\bof our own network\b
        |\bon-?prem
      `,
      'i',
    ),
  },
  {
    tree: 'T-05',
    about:
      /\bping\w*\b.{0,40}(?:\b(?:google|internet|outside|gateway)\b|\b8\.8\.8\.8\b|\b1\.1\.1\.1\b|\w\.(?:com|org|net)\b)/i,
  },
  {
    tree: 'T-05',
    about: new RegExp(
      acrossLines`
        \b(?:pods?|containers?)\b.{0,40}\b(?:reach|access|connect to|talk to)\b.{0,40}\b
        (?:data ?cent(?:er|re)|databases?|sql server|domain controllers?)\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-05',
    about: new RegExp(
      acrossLines`
        \bpods?\b.{0,50}\b(?:have|has|get|gets|got|are without|is without) (?:no |any )?
          (?:network|connectivity)
          (?: (?:connection|connectivity|access|at all)| \(| whatsoever|$|[,.;])
        |\bno (?:network|connectivity)(?: (?:connection|connectivity|access))?
          \s(?:in|inside|within|for)(?: of)? (?:\w{2,12} ){0,3}(?:pods?|containers?)\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-05',
    about: new RegExp(
      acrossLines`
        \b(?:connect\w*|reach\w*|access\w*|traffic)\b.{0,60}\b
        (?:our|own|internal|corporate|company|intranet)\b.{0,20}\b
        (?:data ?cent(?:er|re)s?|networks?|servers?|hosts?|databases?|subnets?)\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-06',
    about: /\b(?:https?:\/\/[^\s/]{1,60}|localhost|127\.0\.0\.1):3[0-2]\d{3}\b/i,
  },
  { tree: 'T-06', about: /\bhostPorts?\b/i },
  { tree: 'T-06', about: /\b(?:external|outside) clients?\b/i },
  {
    tree: 'T-03',
    about:
      /\b(?:new(?:er|est)?|some|many|further|last) services? (?:on (?:the |this |that )?node )?(?:fail|(?:do not|don['’]t) work)/i,
    beside: anything,
  },
  // The name of a share, not its address.
  { tree: 'T-16', about: /\\\\[a-z][\w.-]{1,60}\\\w/i },
  {
    tree: 'T-07',
    about:
      /\b(?:gets?|got|have|has|receives?)\b.{0,20}\b(?:IPs?|address(?:es)?)\b (?:like|such as) 172\.\d/i,
    beside: anything,
  },
  {
    tree: 'T-07',
    about:
      /\b(?:pods?|containers?)\b.{0,90}\b(?:IPs?|addresses|address)\b.{0,20}\b172\.\d+\.(?:\d+|x)\.(?:\d+|x)/i,
    beside: /\b(?:instead of|and not|rather than|but|although|though|whereas)\b/i,
  },
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        \b(?:memory|RAM)\b.{0,30}(?:\b(?:9\d|100) ?%|\b(?:full|exhausted|used up)\b)
        |\b(?:disks?|drives?|C:) (?:drive )?(?:of the nodes? )?fills? up\b
        |\b(?:start|startup)\b.{0,30}\btakes?\b.{0,20}\bmin
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        ^(?!.*\b(?:fix\w*|solv\w*|patch\w*|went away|gone)\b).*?(?:
          \bmemory leaks?\b|\b(?:leaks?|leaking|eats?(?: up)?|eating(?: up)?) (?:all |its |the ){0,3}(?:memory|RAM)\b
          |\b(?:memory|RAM)(?: usage| consumption)?\b.{0,40}\b(?:
            keeps? (?:on )?(?:growing|increasing|climbing|rising)
            |grows? (?:and grows|until|over time|steadily|slowly|constantly|with (?:each|every|time|exec|command))
            |(?:slowly|steadily|constantly|continuously) (?:grow|increas|ris|climb)\w*
            |(?:is|are) (?:growing|increasing|rising|climbing)(?: (?:over time|steadily|constantly|with|until|and)\b|$)
          )
          |\bpods?\b.{0,40}\b(?:are|is|get|gets|keep|being) (?:being |getting )?evicted\b
        )
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-24',
    about: new RegExp(
      acrossLines`
        \b(?:helm|chart|install\w*)\b.{0,60}\b(?<!\bto )(?:puts?|runs?|lands?|places?|deploys?)
        \b.{0,40}\b(?:on|to|onto) (?:the |our |all )?windows nodes?\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-24',
    about: new RegExp(
      acrossLines`
        (?<!\bwindows\S{0,20}\s)\bdaemonsets?\b.{0,60}\b(?:puts?|runs?|lands?|places?|deploys?)
        \b.{0,40}\b(?:on|to|onto) (?:the |our |all )?windows nodes?\b
      `,
      'i',
    ),
  },
  { tree: 'T-24', about: toolOnWindows, beside: anything },
  {
    tree: 'T-24',
    about: new RegExp(
      acrossLines`
        \bwindows nodes?\b.{0,24}\b
          (?:tries|tried|trying|attempts?|attempting|wants?|keeps?|insists? on)\b.{0,12}\b
          pull\w*\b.{0,20}\blinux\b.{0,20}\bimages?\b
        |\b(?:errors?|fail\w*|problems?|trouble)\b.{0,12}\bpull\w*\b.{0,12}\blinux\b.{0,30}\b
          images?\b.{0,12}\b(?:to|on|onto) (?:an? |the |my |our )?windows nodes?\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-24',
    about: new RegExp(
      acrossLines`
        \b(?:still |always |also )?(?:tries|trying|try['’]s|attempts?|attempting) to (?:be )?
        install(?:ed|s)?(?: itself| them)? (?:on|onto|to|in) (?:the |our |a )?windows (?:nodes?|pools?)
        \b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-06',
    about: /\bnode ?ports?\b/i,
    beside: /\bonly\b.{0,60}\b(?:on|from|at|through|via)\b.{0,30}\b(?:nodes?|hosts?)\b/i,
  },
  {
    tree: 'T-06',
    about: new RegExp(
      acrossLines`
        ^(?!.*\b(?:is|are|was|were)(?: not|n['’]t) (?:needed|necessary|required|wanted|asked for|planned|in use|used)\b)
        .*?(?:
          \bnode ?ports?\b|\bload ?balancers?\b
          |(?<!\b(?:just|only|want|wants|need|needs|like|do|make|run|request|for|please|regular|quick|short|small|general)
            (?:\s(?:an?|the|your|our|quick|short|general)){0,2}\s
          )\bhealth checks?\b
          (?!\s(?:please|report|only|(?:of|for|on)\s(?:the|our|this|my|an?)\s(?:\w{1,12}\s)?(?:clusters?|setup|environment|platform|installation)\b))
        )
      `,
      'i',
    ),
  },
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \b(?:large|larger|big|bigger|long|longer|huge)\s(?:\w{2,12}\s)?
          (?:packets?|requests?|responses?|answers?|payloads?|bodies)\b
        |\bTLS handshakes?\b
        |\bgro(?:ß|ss)e (?:Antworten|Anfragen|Pakete)\b
        |\b(?:above|over|beyond|than) (?:about |around |~ ?)?
          (?:1[234]\d\d ?bytes?|1\.[345] ?k(?:i?B)?)\b
      `,
      'i',
    ),
    beside:
      /\b(?:hangs?|lost|los[ei]s?|tim(?:e[sd]?|ing) ?-?outs?|dropp?\w*|stall\w*|stuck|never|fails?)\b/i,
  },
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \bno traffic (?:to|from|between|reaches) (?:the |our |any |its )?pods\b
        |\bnothing arrives (?:at|on) (?:the )?(?:(?:other|second|target|remote|destination) )?
          (?:nodes?|hosts?)\b
        |\bpods?\b.{0,50}\b(?:other|another|different|linux)\b.{0,20}\b(?:pods?|nodes?)\b
        |\bpods? (?:of|on|from) (?=\S{0,30}(?:\d|win|lin|node|worker|host))\S{1,40}\b.{0,40}\b
          pods? (?:of|on) 
        |\bpod[- ]to[- ]pod\b
        |\b(?:between|across)\b.{0,30}\b(?:pods|nodes)\b
      `,
      'i',
    ),
    beside: troubledTraffic,
  },
  {
    tree: 'T-07',
    about:
      /\b(?:pods?|its|their)\b(?:['’]s?)? (?:\w+ )?IPs?\b.{0,40}\b(?:reach|ping|unreach)|\bunreachable pod IPs?\b/i,
  },
  {
    tree: 'T-07',
    about:
      /\b(?:TCP|UDP|HTTP|SMB|connections?)\b.{0,40}\bbetween (?:them|those|(?:the |our |two |different )*(?:pods|nodes|hosts))\b/i,
    beside: new RegExp(
      acrossLines`
        \b(?:
          tim(?:e[sd]?|ing) ?-?outs?|timeouts?|fail\w*|drop\w*|lost|reset|hangs?|cannot|never
          |refused|unreachable
          |(?:does|do) not (?:work|come|get|arrive)
        )\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \bpods?\b.{0,60}\b(?:nobody|no one|nothing|no client) can (?:connect|reach)
        |\b(?:nobody|no one|no client|nothing) (?:can )?
          (?:connects? to|reach(?:es)?|access(?:es)?|gets? to) (?:them|it|the pods?|those)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \bworks (?:
          only (?:on|within|inside) (?:one|the same|a single) node
          |on (?:one|the same) node only
        )\b
        |\bonly (?:reach|ping|talk|connect|communicat)\w*\b.{0,40}\b(?:on|within|inside) (?:one|the same|a single) node
          \b
        |\b(?:reach|ping|talk|connect|communicat)\w*\b.{0,30}\bonly (?:on|within|inside) (?:one|the same|a single) node
          \b
        |\b(?:reach|ping|talk|connect|communicat)\w*\b.{0,50}\bsame (?:windows )?
          (?:node|host|machine)\b.{0,3}\bbut (?:not|never|no)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \bpods? on (?:the )?(?:node )?([\w.-]+)\b.{0,25}\b(?:reach|ping|talk|connect|communicat)
        \w*\b.{0,20}\bpods? on (?!(?:the )?(?:node )?\1\b)
      `,
      'i',
    ),
  },
  {
    tree: 'T-07',
    about: /\b(?:cross|inter)[- ]nodes?\b/i,
    beside: new RegExp(
      `${traffic.source}.*${trouble.source}|${trouble.source}.*${traffic.source}`,
      'i',
    ),
  },
  {
    tree: 'T-07',
    // Romance languages have the system behind.
    about: new RegExp(
      acrossLines`
        \b(?:linux|windows) pods?\b.{0,30}\b(?:linux|windows) pods?\b
        |\bpods? (?:(?:de|da|do|su|di) )?(?:linux|windows)\b.{0,40}\b
          pods? (?:(?:de|da|do|su|di) )?(?:linux|windows)\b
      `,
      'i',
    ),
    beside: troubledTraffic,
  },
  {
    tree: 'T-07',
    about: new RegExp(
      acrossLines`
        \bpods?\b.{0,20}\b(?:on|of|across) (?:the )?(?:different|other|two|separate) (?:nodes?|hosts?|machines?)
          \b.{0,12}\b
          (?:cannot|can['’]t|can not|never|do(?:es)? not|don['’]t|fail|not(?: at all)?$)
        |\bpods?\b.{0,20}\b(?:reach|see|ping|get to|connect to) neither\b.{0,30}\b
          (?:nodes?|pods?)\b
        |\bnot (?:with |to )?(?:those|the ones|pods) (?:on|of) (?:the |any )?
          (?:other|another|different) (?:nodes?|hosts?|machines?)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-07',
    about:
      /\bpod[- ]to[- ]pod\b.{0,60}\b(?:dropped|lost|blocked|broken|fails?|impossible|times? out|(?:is|does) not work(?:ing)?)\b/i,
    beside: anything,
  },
  {
    tree: 'T-08',
    about: new RegExp(
      acrossLines`
        \b(?:after|since)\b.{0,40}\b(?:
          re-?boots?
          |restart(?:s|ed|ing)?(?!-service\b)
          |updates?(?!.{0,30}\bv?1\.[1-4]\d\b)(?!${serviceStays})
            (?<!
              \bkube-?(?:let|proxy)\b.{0,20}(?:\b(?:not|never)|n['’]t) (?:even )?(?:start|come up|run)\s
              (?:after|since)\b.{0,47}
            )
          |patch(?:es|ed|ing)?
        )\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-08',
    about: new RegExp(
      acrossLines`
        \b(?:los[ei]s?|lost|losing|drops?|without)\b.{0,24}\b
        (?:network|connectivity|connections?)\b.{0,60}\b
        (?:when|once|as soon as|in case of|on|upon|every time|each time)\b.{0,40}\b
        (?:re-?boot|restart)\w*
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-08',
    about: new RegExp(
      acrossLines`
        \b(?:restart|re-?boot)\w*\b.{0,60}\b(?:breaks?|broke|kills?|cuts?|los[ei]s?|lost|drops?)
        \b.{0,30}\b(?:network|connectivity|connections?|traffic|pods)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-08',
    about: staticLost,
    beside: anything,
  },
  {
    tree: 'T-08',
    about: switchMade,
    beside:
      /\b(?:los[ei]s?|lost|losing|drops?|falls?|fell|gone|disappears?|offline|unreachable)\b|\bno longer\b/i,
  },
  {
    tree: 'T-08',
    about:
      /\bRestart-Service (?:-Name )?hns\b|\brestart\w*\b.{0,20}\b(?:HNS|host network(?:ing)? service)\b/i,
    beside: /\b(?:gone|lost|no longer|nothing|nobody|cannot|unreachable|fail\w*)\b|n['’]t\b/i,
  },
  {
    tree: 'T-08',
    about: /\bworked until\b.{0,30}\b(?:restart|re-?boot|update)/i,
    beside: anything,
  },
  {
    tree: 'T-11',
    about: new RegExp(
      acrossLines`
        \bkube-?proxy\b.{0,60}\b(?:crash|restart|ends?\b|exits?\b|stops?\b|dies\b|fail)
        |\bcrash-?loop\w* (?:of|in|with) (?:the )?kube-?proxy\b
        |\bkube-?proxy(?:['’]s)?(?:[ -](?:service|dienst|pods?|process))?(?: on \S{1,30}(?: \S{1,30}){0,3})? (?:
          (?:does|do|did|will|would)(?: not|n['’]t)|won['’]t|can(?:not| not|['’]t)|never|refuses? to
        ) (?:even )?(?:start|come up)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-17',
    from: 'g',
    about:
      /\b(?:health ?checks?|probes?)\b.{0,60}\bCPU\b|\bCPU\b.{0,60}\b(?:health ?checks?|probes?)\b/i,
    beside: /\b(?:lot|high|full|load|consum\w*|us(?:es?|age)|spikes?|slow\w*)\b/i,
  },
  {
    tree: 'T-09',
    from: 'd',
    about: new RegExp(
      acrossLines`
        \b(?:custom|own) image\b(?:.{0,80}\b(?:not|fails?)\b|.{0,80}n['’]t\b).{0,20}\b
          (?:work|start|run)
        |\bimage\b.{0,40}\bbuilt\b.{0,20}\b(?:on|using|with) windows (?:server )?
          (?:20\d\d|1[01])\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-17',
    about: /\bCPU\b.{0,40}(?:\b100 ?%|\ba lot\b|\bspikes?\b)|(?:\ba lot of|\b100 ?%|\bfull) CPU\b/i,
    beside: anything,
  },
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        \b(?:pull|extract)(?:s|ed|ing)?\b.{0,60}\b
          (?:slow\w*|takes? (?:\w+ ){0,2}(?:minutes|hours|ages|forever|long))\b
        |\b(?:slow\w*|forever|ages) .{0,20}\b(?:pull|extract)\w*
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-17',
    about: new RegExp(
      acrossLines`
        \b(?:node['’]?s?|windows|system|C:) (?:disk|drive|memory)\b.{0,30}\b
          (?:full|fills?|exhausted|used up|runs? out)\b
        |\b(?:disk|drive|memory) of the (?:windows )?node\b.{0,30}\b
          (?:full|fills?|exhausted|used up|runs? out)\b
        |\bnodes? runs? out of (?:memory|disk)
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-21',
    about: new RegExp(
      acrossLines`
        \b(?:wrong|incorrect) (?:date|time|clock|time ?zone)\b
        |\bclocks?\b.{0,40}\b(?:is off|behind|ahead|drift\w*|skew\w*|wrong|out of sync)\b
        |\b(?:time|date)\b.{0,30}\b(?:drift\w*|out of sync|is wrong|hours? (?:behind|ahead|off))
          \b
        |\b(?:set|change|another|other|host['’]?s?) time ?zone\b
        |\b(?:set|chang)\w*\b.{0,12}\btime ?zone\b.{0,60}\b
          (?:ignored|no effect|still|remains|stays)\b
        |\btzutil\b.{0,60}\b(?:privileges?|denied|fails?|no effect|ignored|still)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-22',
    about: new RegExp(
      acrossLines`
        \bgraceful(?:ly)?\b.{0,40}\b(?:shut ?down|stop|terminat)\w*
        |\bgrace period\b
        |\bterminationGracePeriodSeconds\b
        |\bSIGTERM\b|\bpreStop\b
      `,
      'i',
    ),
    beside: /\b(?:kill\w*|ignor\w*|immediately|not|never|before|no)\b|n['’]t\b/i,
  },
  {
    tree: 'T-22',
    about: new RegExp(
      acrossLines`
        \b(?:pods?|containers?|process(?:es)?|program)\b.{0,40}\b(?:killed|terminated|stopped) after (?:only |just )?
          \d+ ?s
        |\bCTRL_SHUTDOWN_EVENT\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-23',
    about: new RegExp(
      acrossLines`
        (?<!
          \b(?:pods?|containers?|services?) (?:on|of|in) (?:
            the |this |that |each |our |all |windows 
          ){0,2}
        )\b(?:nodes?|servers?|hosts?|machines?|VMs?)\b.{0,30}\b(?:re-?boot|restart)s?\b.{0,30}\b
          (?:
            by (?:itself|themselves)|unexpected\w*|random\w*|automatically|at night|overnight
            |without (?:a )?(?:reason|cause|warning)
          )\b
        |\b(?:unexpected|random) (?:re-?boot|restart)s? of\b.{0,20}\bnodes?\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-24',
    about: new RegExp(
      acrossLines`
        ^(?!
          .*\b(?:we|I|they|nobody|customer)\s
          (?:(?:(?:do|does|did|have|has)(?: not|n['’]t)|never)\s(?:yet\s|ever\s)?)?install(?:ed|s)?\b
          (?<=(?:\bnot|n['’]t|\bnever|\byet|\bever|\bnobody)\sinstall(?:ed|s)?)
        ).*?\b(?:
          (?<!
            \b(?:(?:do|does|did|is|are|was|were|have|has|need|must|should)(?: not|n['’]t)|never|no longer)
            \s(?:yet\s|been\s|being\s|be\s|to\s|even\s)?
          )install
          (?!ing\b(?!.{0,60}\b(?:puts?|creates?|runs?|lands?|places?|deploys?|starts?|schedul\w+)\b))\w*
          |helm|chart|control plane|jobs?|linux (?:images?|pods?|containers?)
        )\b
        .{0,100}
        (?<!
          (?:\b(?:not|never|no longer)|n['’]t)\s(?:yet\s|been\s|being\s|be\s)?
          (?:installed|deployed|scheduled|placed|there|present|needed|used|enabled|active|configured)\s
        )\b(?:on|to|onto) (?:the |a |our |its )?windows (?:nodes?|pools?)\b
      `,
      'i',
    ),
  },
  {
    tree: 'T-24',
    about: new RegExp(
      acrossLines`
        (?<!\b(?:I|we|you|(?:I|we|you)['’]?(?:m|re|ve)|am|(?:we|you) are|have|has been|been|when|while|after) )
          \btr(?:y|ies|ied|y['’]s|ying) to (?:deploy|schedule|run|start)\b.{0,20}\bwindows nodes?
          \b
        |\b(?:chart|helm|install\w*)\b.{0,60}\b(?:start|create|put|schedule)s?\b.{0,30}\b
          (?:on|to) windows nodes?\b
        |\b(?:assigned|scheduled|deployed|launch\w*|start\w*)\b.{0,20}\b(?:on|to) (?:the |a )?
          (?:linux|windows) (?:nodes?|pools?)\b.{0,80}\b(?:hybrid|mixed|selectors?)\b
        |\bselectors?\b.{0,80}\b(?:assigned|scheduled|deployed)\b.{0,20}\b(?:on|to) (?:the |a )?
          windows (?:nodes?|pools?)\b
      `,
      'i',
    ),
    beside: anything,
  },
  {
    tree: 'T-24',
    about: new RegExp(
      acrossLines`
        \bscheduled\b.{0,10}\bon(?:to)? (?:(?:a|the|my|our) )?windows nodes?\b.{0,20}\b
          (?:instead|rather|which causes|and fails?)\b
          (?!.{0,40}\b(?:runs? well|by our own|on purpose|as (?:we )?want)\b)
        |\b(?:mistakenly|incorrectly|wrongly|accidentally)\b.{0,20}\bscheduled\b.{0,20}\bwindows
          \b
        |\bschedul\w*\b.{0,10}\blinux\b.{0,30}\b(?:on|to|onto) (?:the )?windows nodes?\b
        |\b(?<!\b(?:none|nothing|no one|nobody)\b.{0,30})
          (?:missing|missed|misses|lacks?|does(?:n['’]t| not) (?:have|set|deploy|specify))\b
          .{0,12}\bnode[ .]?selectors?\b
      `,
      'i',
    ),
    beside: anything,
  },
  { tree: 'T-24', about: linuxOnWindows, beside: anything },
  { tree: 'T-24', about: linuxPodsOnWindows, beside: anything },
  { tree: 'T-24', about: linuxNeverStarts, beside: anything },
  { tree: 'T-24', about: linuxAgentOnWindows },
  { tree: 'T-27', about: neverFromZero, beside: anything },
  {
    tree: 'T-04',
    about:
      /\b(?:DNS|name resolution|lookups?)\b.{0,40}\b(?:slow\w*|delay\w*|takes?)\b|\bslow\w*\b.{0,10}\bDNS\b/i,
    beside: anything,
  },
  {
    tree: 'T-25',
    about: new RegExp(
      acrossLines`
        ^(?!.*\bpods?\b).*?(?:
          \b(?:DNS|internet)\b.{0,60}\b(?:in|inside|within) (?:the |a |my |our |docker |windows )*
            containers?\b
          |\bcontainers?\b.{0,60}\b(?:DNS|internet)\b
        )
      `,
      'i',
    ),
  },
  ...heardInShort,
  ...heardOfNodes,
]
