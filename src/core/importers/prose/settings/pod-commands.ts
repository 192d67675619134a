import { acrossLines } from '../../../values/across-lines.ts'
import { named, words, type Told } from './define.ts'
import { notSo, ofWindows } from './of-windows.ts'

/** What tells the system of the pod: its sentence, or the ones before it where no other system is named. */
const near = acrossLines`
  (?:${ofWindows}|(?<=\b(?:windows|win20(?:16|19|22|25)|IIS)\b(?:(?!\blinux\b)[^]){0,240}))
`
const shell = String.raw`\/(?:usr\/)?bin\/(?:ba|da|a|z)?sh`
const bare = String.raw`(?:ba|da|a)?sh(?=["'\x60,\s]{1,4}-c\b)`
const quote = String.raw`(?:\s?[:=]\s?|\s)["'\x60“([]{0,3}`

const start = acrossLines`
  \b(?:
    (?:liveness|readiness|startup|exec|health)[- ]?(?:probes?|checks?)|probes?
    |(?:(?:preStop|postStart|lifecycle)\s)?hooks?|preStop|postStart
    |entrypoints?|(?:command|args|CMD)(?!\s(?:prompt|line))
  )\b
`
const begins = acrossLines`
  \b(?:
    runs?|running|executes?|executing|calls?|calling|uses?|using|starts?|begins?|is|are|with|as|has|have
    |invokes?|via|through|starten|startet|nutzt|ruft|führt
  )\b
`
const fails = acrossLines`
  \b(?:
    fail\w{0,5}|errors?|errored|never|restart\w{0,3}|crash\w{0,12}|not|broken|unhealthy|dies|exits?
    |cannot|can['’]?t|killed
  )\b
`
/** Images with such programs are told of. */
const brought = acrossLines`
  (?![^.;\n]{0,160}\b(?:busybox|git[- ]?bash|git for windows|msys\w{0,2}|cygwin|mingw\w{0,2}|agnhost)\b)
  (?<!\b(?:busybox|git[- ]?bash|git for windows|msys\w{0,2}|cygwin|mingw\w{0,2}|agnhost)\b[^.;\n]{0,160})
`

const linuxProgram = 'workload.linuxProgram'

/** Programs of Linux with which a container, a probe or a hook for Windows is told to start. */
export const podCommandSettings: readonly Told[] = [
  // “The liveness probe runs /bin/sh -c …”, “our entrypoint is `/bin/bash`”.
  named(
    linuxProgram,
    words`
      ${near}${notSo}${start}[^.;?!\n]{0,60}?(?:${begins}[^.;?!\n]{0,24}?)?${quote}(${shell})\b${brought}
    `,
  ),
  // “It runs /bin/sh as its liveness probe”.
  named(
    linuxProgram,
    words`
      ${near}${notSo}${begins}${quote}(${shell})\b[^.;?!\n]{0,80}\b(?:as|in|for|from)\s
      (?:(?:an?|the|its|our|their)\s)?(?:\w{2,12}\s)?${start}${brought}
    `,
  ),
  // A shell by its name alone may be in the image, where nothing fails.
  named(
    linuxProgram,
    words`
      ${near}${notSo}${start}[^.;?!\n]{0,80}?${quote}(${bare})
      (?=[^.;?\n]{0,160}${fails})${brought}
    `,
  ),
  // “kubectl exec … -- /bin/bash fails”.
  named(
    linuxProgram,
    words`
      ${near}${notSo}\bexec\b[^.;?!\n]{0,80}?${quote}(${shell})\b(?=[^.;?\n]{0,120}${fails})${brought}
    `,
  ),
]
