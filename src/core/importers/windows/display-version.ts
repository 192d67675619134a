import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { hostBuildAt, stated } from '../../model/observe.ts'
import { fieldsOf } from '../../text/formats/fields.ts'
import { tableCellsOf } from '../../text/powershell/powershell-table.ts'
import { matchesOf } from '../text-of.ts'
import { matches, mentions } from '../../text/patterns/may-match.ts'
import { acrossLines } from '../../values/across-lines.ts'

const name = String.raw`(1709|1803|1809|1903|1909|2004|2\dH[12])`
const isName = new RegExp(`^${name}$`)
const forms = [
  // winver, the settings, and what Docker says of its host
  new RegExp(String.raw`\bVersion[ \t]*:?[ \t]+${name}(?=[ \t]*\(?(?:OS )?Build\b|[ \t]*$)`, 'gim'),
  new RegExp(
    String.raw`^[ \t]*(?:DisplayVersion|ReleaseId)[ \t]*(?::|REG_SZ)[ \t]*${name}[ \t]*$`,
    'gm',
  ),
  new RegExp(
    String.raw`\b(?:Windows Server(?: \d{4})?|Server \d{4})(?: (?:Datacenter|Standard))?(?:[ ,(]{1,3}(?:version )?)${name}(?![\w.:/-])`,
    'gi',
  ),
  // “Windows 1809 node”; an image of a version is none of a host.
  new RegExp(
    String.raw`\bWindows (?:version )?(1709|1803|1809|1903|1909)(?=,? (?:nodes?|hosts?|workers?|machines?|servers?|VMs?)\b)`,
    'gi',
  ),
]
/** `Get-ComputerInfo`, as a list and, below its name, as a table. */
const ofComputerInfo = 'WindowsVersion'

const asked = /\b(?:DisplayVersion|ReleaseId)\b/i
const alone = new RegExp(String.raw`^[ \t]*${name}[ \t]*$`, 'gm')

/** The name of a version of Windows, such as 21H2, as Windows and people tell it of a host. */
export function displayVersionsIn(doc: Document): readonly Observation[] {
  const isOfHost = matches(doc, /\bWindows\b|\bOS build\b|\bCurrentBuild\b/i)
  const told = [...(isOfHost ? forms : []), ...(asked.test(doc.command ?? '') ? [alone] : [])]
    .flatMap((form) => matchesOf(doc, form))
    .map(({ raw, place }) => stated('host.windowsVersion', raw, raw, place))
  const cells = mentions(doc, ofComputerInfo)
    ? [...fieldsOf(doc.text), ...tableCellsOf(doc.text)].filter(
        ({ key, value }) => key === ofComputerInfo && isName.test(value),
      )
    : []
  return [
    ...told,
    ...cells.map(({ value, at }) => stated('host.windowsVersion', value, value, doc.placeAt(at))),
  ]
}

const banner = /Microsoft Windows \[[^\]\n]{0,40}?(10\.0\.\d{5}(?:\.\d{1,6})?)/g
/** What a shell in a container prints is the version of its image. */
const inContainer =
  /\b(?:exec|run)\b[^\n]{0,200}(?:\s-(?:it?|ti)\b|\scmd\b|\spowershell\b)|ContainerAdministrator/i

/** Whether a shell in a container printed the banner. */
export const isOfContainer = (doc: Document) =>
  mentions(doc, 'Microsoft Windows [') && inContainer.test(`${doc.command ?? ''}\n${doc.text}`)

/** `Edition: Microsoft Windows [Version …]`, as forms of issues ask for the host. */
const labelled = new RegExp(
  acrossLines`
    ^[\s>*_-]{0,8}
    (?:edition|os|host(?: os)?|windows(?: server)?(?: version)?|os version|operating system)
    [*_]{0,2}\s?:[*_ \t]{0,4}Microsoft Windows \[[^\]\n]{0,40}?(10\.0\.\d{5}(?:\.\d{1,6})?)
  `,
  'gim',
)

/** The first line of `cmd` and what `ver` prints, in whatever else was pasted. */
export const bannersIn = (doc: Document): readonly Observation[] =>
  (isOfContainer(doc) ? [labelled] : [banner, fileVersion]).flatMap((pattern) =>
    matchesOf(doc, pattern).flatMap(({ raw, place }) => hostBuildAt(raw, place)),
  )

/** What files of the system carry, as issue templates ask for that of hal.dll. */
const fileVersion = /\bhal\.dll\b[^\n]{0,80}?\n?[ \t]{0,8}(10\.0\.\d{5}\.\d{1,6}) \(WinBuild\./g
