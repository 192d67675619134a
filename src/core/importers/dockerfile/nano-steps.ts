import { commands } from '../../catalog/workload/commands.ts'
import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { acrossLines } from '../../values/across-lines.ts'

const stage = /^[ \t]*FROM[ \t]+(?:--platform=\S{1,60}[ \t]+)?([^\s#]{1,250})/i
const nano = /^mcr\.microsoft\.com\/(?:windows|dotnet)\/\S{0,200}nanoserver/i
const of2016 = /sac2016|ltsc2016|14393/i
const step = new RegExp(
  acrossLines`
    ^[ \t]*(?:RUN|CMD|ENTRYPOINT|SHELL)[ \t]+(?:\[[ \t]*["'])?
    (?:[A-Za-z]:[\\/][^\s"']{0,200}[\\/])?(${commands.notOnNano.value})(?:\.exe)?(?=["'\s]|$)
  `,
  'i',
)

const inShell = /^[ \t]*(?:RUN|CMD|ENTRYPOINT)[ \t]+[^\s[]/i

/** Steps of a Dockerfile that start Windows PowerShell where the image of their stage has none. */
export function nanoStepsIn(doc: Document): readonly Observation[] {
  const found: Observation[] = []
  let isNano = false
  let shell: Observation[] = []
  let offset = 0
  for (const line of doc.text.split('\n')) {
    const image = stage.exec(line.slice(0, 400))?.[1]
    if (image !== undefined) isNano = nano.test(image) && !of2016.test(image)
    // Somebody may bring it along.
    if (/^[ \t]*(?:COPY|ADD)\b.{0,400}powershell/i.test(line)) isNano = false
    if (image !== undefined) shell = []
    const [whole, program = ''] = (isNano && step.exec(line.slice(0, 400))) || []
    if (whole !== undefined && found.length < 20) {
      const at = offset + whole.toLowerCase().lastIndexOf(program.toLowerCase())
      const told = stated('image.nanoStep', program, whole.trim(), doc.placeAt(at))
      if (/^[ \t]*SHELL/i.test(whole)) shell = [told]
      else found.push(told)
    }
    // It starts nothing before a step is run in it.
    if (inShell.test(line)) found.push(...shell.splice(0))
    offset += line.length + 1
  }
  return found
}
