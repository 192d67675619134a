import { stated } from '../../../model/observe.ts'
import { is, named, valued, words, type Told } from './define.ts'
import { memorySettings } from './memory.ts'
import { switches, fieldOn, taint, nothing } from './workload-words.ts'

/** What people say of a workload, its pods and what admits them. */
export const workloadSettings: readonly Told[] = [
  valued(
    'isolation',
    words`(?<!-)\bisolation(?: mode| type)?\s?(?:[:=]|is)\s?["'\x60]?(process|hyper-?v)\b`,
    (raw) => (/^p/i.test(raw) ? 'process' : 'hyperv'),
  ),
  valued(
    'isolation',
    words`
      (?<=\b(?:has|have|with|uses?|and|contains?|for|sets?|are|is)\s["'\x60“]?)
      (?<!
        \b(?:
          docs?|documentation|plan\w{0,4}|will|want|going|would|should|could|before|example
          |linux|other|test|if|once|when
        )\b[^.;\n]{0,80}
      )(hostProcess)["'\x60”]{0,2}\s?(?:[:=]|(?:is )?set to)\s?["'\x60“]?true\b
      (?![^.;\n]{0,60}\b(?:not|later|elsewhere)\b)
    `,
    () => 'hostprocess',
  ),
  named('workload.hostPort', words`\bhost[- ]?ports?${is}(\d{2,5})\b(?!\.\d|-\d)`, Number),
  named(
    'workload.hostNetwork',
    words`\bhostNetwork${is}(true|false|enabled)\b`,
    (raw) => !/^f/i.test(raw),
  ),
  named(
    'workload.hostProcess',
    words`\b(?:pods?|containers?|it|they|that)\s(?:is|are|runs?)\s(?:as\s)?(?:an?\s)?(host-?process)\s(?:pods?|containers?)\b`,
    () => true,
  ),
  ...memorySettings,
  named(
    'service.nodePortTold',
    words`
      (?<!\b(?:linux|range|between|want|plan\w{0,4}|should|could|would|can|may)\b[^.;\n]{0,60})
      \bnodePort${is}(\d{2,5})\b(?!\s?[-–]\s?\d|\.\d|\sto\s\d)
    `,
    Number,
  ),
  named(
    'workload.replicas',
    words`\b(?:has|have|with|runs?|to|of)\s(\d{1,4})\sreplicas\b|\breplicas${is}(\d{1,4})\b`,
    Number,
  ),
  named('workload.runAsUser', words`\brunAsUser${is}(\d{1,10})\b`, Number),
  named('workload.runAsGroup', words`\brunAsGroup${is}(\d{1,10})\b`, Number),
  {
    words: fieldOn,
    read: ({ raw, place }) => {
      const field = switches.find((one) => one.toLowerCase() === raw.toLowerCase())
      const more = { weight: 'statement', inferred: true } as const
      return field === undefined ? [] : [stated(`workload.${field}`, true, raw, place, more)]
    },
  },
  // “OS: Windows Server 2022” tells of a host.
  named(
    'workload.osName',
    // Below a version it is the client's, as `eksctl info` prints it.
    words`
      (?<!\bversion: v?[\d.]{3,12}\n)
      \b(?:os(?:\.name)?\s?[:=]|os\.name(?:\sis|\sset to)?(?=\s))\s?["'\x60]?(windows)\b
      (?!\s(?:server|core|nano|sac|ltsc|v?\d))
    `,
  ),
  named(
    'workload.allowPrivilegeEscalation',
    words`\ballowPrivilegeEscalation${is}(true|false)\b`,
    (raw) => /^t/i.test(raw),
  ),
  named(
    'workload.seccompProfile',
    words`\bseccomp ?(?:profile)?(?:\.type|\stype)?${is}(RuntimeDefault|Localhost|Unconfined)\b`,
  ),
  named(
    'workload.capabilities',
    words`\bcapabilities${is}(?:[{[]\s?)?((?:drop|add)\b[^\n,.;]{0,30})`,
  ),
  named('workload.hugepages', words`\b(hugepages-\d{1,4}[KMG]i)${is}\d`),
  // “Our pod needs hostPID”
  ...(['hostPID', 'hostIPC', 'hostNetwork'] as const).map((field) =>
    named(
      `workload.${field}`,
      words`
        \b(?:needs?|uses?|with|has|have|sets?|requires?|braucht|benötigt|nutzt|mit)\s
        (?:the\s|field\s)?(${field})\b(?!
          ["'\x60”]{0,2}\s?(?:[:=]|is|to|as|set)?\s?["'\x60“]?
          (?:true|false|off|on|enabled|disabled)\b
        )
      `,
      () => true,
    ),
  ),
  // “Der Pod ist privilegiert”, “en mode privilégié”: the field has an English name alone.
  named(
    'workload.privileged',
    words`
      \b(privilegierter?[nms]?)\s(?:windows[- ])?(?:pods?|containern?)(?![\p{L}])
        (?![^.;\n]{0,60}\?)
      |(?<=
        \b(?:pods?|containers?|conteneurs?|contenedor(?:es)?|contêiner(?:es)?)(?![\p{L}])
        (?:(?!\b(?:nicht|kein\w{0,2}|pas|no|non|não|sans|sin|linux)\b)[^.;?!\n]){0,40}\s
      )(privilegiert|privilégiée?s?|privilegiad[oa]s?|privilegiat[oai])(?![\p{L}])
        (?![^.;\n]{0,60}\?)
    `,
    () => true,
  ),
  named(
    'workload.terminationGracePeriodSeconds',
    words`\bterminationGracePeriodSeconds${is}(\d{1,5})\b`,
    Number,
  ),
  named('workload.fsGroup', words`\bfsGroup${is}(\d{1,10})\b`, Number),
  named('workload.dnsPolicy', words`\bdnsPolicy${is}(ClusterFirst(?:WithHostNet)?|Default|None)\b`),
  named('workload.emptyDirMedium', words`\bemptyDir\b[^.\n]{0,30}\bmedium${is}(Memory)\b`),
  named(
    'workload.toleration',
    words`\btolerat(?:es?|ions?|ing)\b(?:\sfor|\sof|\sthe taint)*${is}${taint}`,
  ),
  named(
    'node.taint',
    words`\btaint(?:ed|s)?\b(?:\s(?:is|are|all|with|the|our|windows|nodes?(?!\.)|by)){0,5}${is}${taint}`,
  ),
  // The line of `kubectl describe node`, without the rest.
  named('node.taint', words`(?:^|\n)[ \t]{0,8}Taints:[ \t]{1,40}${taint}`),
  // “… a taint on all Windows nodes (os=windows:NoSchedule)”.
  named(
    'node.taint',
    words`
      (?<!
        \b(?:
          tolerat\w{0,6}|remov\w{1,3}|delet\w{1,3}|no|without|ohne|keine?n?|entfern\w{1,3}|sans
          |retiré|sin|quit\w{1,4}|sem
        )\b[^.;\n]{0,20}
      )\btaint(?:s|ed|et)?\b
      (?:(?!\b(?:tolerat|remov|delet|entfern|retir|suppr|elimin))[^.;:]){1,60}?\(${taint}
    `,
  ),
  named(
    'workload.nodeSelector',
    words`\bnodeSelector${is}((?:beta\.)?kubernetes\.io\/os["']?\s?[:=]\s?["']?(?:windows|linux))\b`,
    (raw) => raw.replace(/["']?\s?[:=]\s?["']?/, '='),
  ),
  // Whoever knows why has no complaint.
  named(
    'networkPolicy.ineffective',
    words`
      (?<!\b(?:know|knew|aware|read|documented|because|since|as)\b[^.;\n]{0,60})\b
      (NetworkPolic(?:y|ies)|network polic(?:y|ies))\b(?:(?!\blinux\b)[^.;?!\n]){0,100}?\b
      ${nothing}\b(?![^.!\n]{0,80}\?|[^.;!\n]{0,40}\baccording to\b)
    `,
  ),
  named(
    'networkPolicy.ineffective',
    words`
      \b(NetworkPolic(?:y|ies)|network polic(?:y|ies))\b[^;?!\n]{0,120}?
      (?<!\b(?:that|why|because|since|as|if)\b[^.;\n]{0,60})(?:
        \b(?:ignored|not enforced|not applied)\s(?:by|on|for|in)\s(?:(?:our|the|all)\s){0,2}
          windows
        |\bwindows(?:\sserver\s20\d\d)?\s(?:pods?|containers?|workloads?)\b[^.;?!\n]{0,40}?\b
          (?:can\s)?still\s(?:talk|reach|connect|access|get)\b
      )
    `,
  ),
  // “The Service is for our IIS pods”, “Service in front of Windows containers”.
  named(
    'service.podsTold',
    words`
      \b(?:services?|for|behind|front of)\s(?:(?!\b(?:linux|both|mixed)\b)[^.;\n]){0,40}?\b
      ((?:windows|IIS)\s(?:\w{2,12}\s)?(?:pods?|deployments?|workloads?|containers?))\b
      (?![^.;\n]{0,40}\blinux\b)
    `,
  ),
  // “MetalLB v0.10.2”, “we expose them with MetalLB”.
  named('loadBalancer.told', words`\b(MetalLB)\b`),
  named(
    'metallb.version',
    words`\bMetalLB(?:\s(?:version|release))?${is}\(?v?(0\.\d{1,2}\.\d{1,2})\b`,
  ),
  named(
    'runtimeClass.name',
    words`\bRuntimeClass\s(?:object\s)?(?:called|named)\s["'\x60“]?([a-z](?:[\w.-]{0,60}\w)?)`,
  ),
  named('runtimeClass.handler', words`\bhandler${is}(runhcs-wcow-\w{1,40})\b`),
  named(
    'service.sessionAffinityTimeout',
    words`\bsession ?affinity\b[^.\n]{0,40}\btimeout(?:Seconds)?${is}(\d{1,6})\b(?![^.;\n]{0,40}\blinux\b(?![^.;\n]*\bwindows\b))`,
    Number,
  ),
]
