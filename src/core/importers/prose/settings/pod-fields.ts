import { acrossLines } from '../../../values/across-lines.ts'
import { is, named, words, type Told } from './define.ts'
import { hostProcessSettings } from './host-process.ts'
import { notSo, ofWindows } from './of-windows.ts'

const has = acrossLines`
  (?<=
    (?:
      \b(?:
        set|sets|setting|has|have|having|with|uses?|using|carry|carries|contains?|requests?|gets?
        |asks? for|attach(?:es|ed)?|define[sd]?|needs?|hat|haben|mit|nutz\w{1,3}|verwende\w{1,2}
        |setz\w{1,3}|avec|utilisent|utilise|ont|con|usa
      )\s
      |(?:使用了?|设置了?|用了?|加了)\s?
    )(?:(?:an?|the|our|own|field|some|two|several|ein\w{0,2}|das|die|le|la|les|des|un|une)\s){0,3}
    ["'\x60“]?
  )
`
const mount = acrossLines`
  \b(?:
    mount(?:s|ed|ing)?|use[sd]?|using|with|has|have|attach\w{0,3}|mounten|nutzen|haben|hat|mit
    |montent|montons|utilisent|utilise|avec
  )\s(?:(?:an?|the|our|via|through|over|data|their|its|ein\w{0,2}|les|des|un|une)\s){0,3}
`

const fieldOf = (field: string) => words`${ofWindows}${notSo}${has}(${field})\b`

/** Fields of a pod for Windows that people name, with the value where it counts. */
export const podFieldSettings: readonly Told[] = [
  ...hostProcessSettings,
  named('workload.hugepages', words`${ofWindows}${notSo}${has}(hugepages-\d{1,4}[KMG]i)\b`),
  named('workload.volumeDevices', fieldOf('volumeDevices'), () => true),
  named('workload.seLinuxOptions', fieldOf('seLinuxOptions'), () => true),
  named('workload.supplementalGroups', fieldOf('supplementalGroups'), () => true),
  named('workload.sysctls', fieldOf('sysctls'), () => true),
  named(
    'workload.mountPropagation',
    words`${ofWindows}${notSo}\bmountPropagation${is}(Bidirectional|HostToContainer)\b`,
  ),
  named('workload.procMount', words`${ofWindows}${notSo}\bprocMount${is}(Unmasked|Default)\b`),
  named('workload.hostUsers', words`${ofWindows}${notSo}\bhostUsers${is}(true|false)\b`, (raw) =>
    /^t/i.test(raw),
  ),
  named(
    'workload.nfs',
    words`
      ${ofWindows}${notSo}${mount}(NFS)[- ](?:volumes?|shares?|exports?|mounts?|freigaben?|PVs?)\b
        (?![^.;\n]{0,60}\blinux\b)
      |${ofWindows}${notSo}${mount}(?:volumes?|shares?)\s(?:of (?:the )?(?:kind|type)\s)(nfs)\b
    `,
    () => true,
  ),
]
