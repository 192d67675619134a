import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { hostBuildAt, hostNameAt } from '../../model/observe.ts'
import { mentions } from '../../text/patterns/may-match.ts'
import { matchesOf } from '../text-of.ts'

const column =
  'ProductName|CurrentBuild|CurrentBuildNumber|CurrentMajorVersionNumber|CurrentMinorVersionNumber|CurrentVersion|BuildLab|BuildLabEx|ReleaseId|DisplayVersion|EditionID|InstallationType|UBR'

/** Values of the registry side by side, as `Get-ItemProperty … | select` prints a few of them. */
export const registryTable = new RegExp(
  String.raw`^[ \t]*(?=[^\n]{0,200}\bCurrentBuild)((?:(?:${column})[ \t]*){2,8})\n[- \t]{3,300}\n([^\n]{0,200}\S)`,
  'm',
)

export const registryTablesIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'CurrentBuild')
    ? matchesOf(doc, new RegExp(registryTable, 'gm')).flatMap(({ groups, placeOf }) => {
        const [head = '', row = ''] = groups
        const place = placeOf(1)
        const [name = ''] =
          /\bWindows (?:Server(?: \d{4})?|1[01])(?: [A-Z][\w-]{2,30}){0,4}/.exec(row) ?? []
        // The name may hold a year; what else is a number stands in the order of the head.
        const numbers = row.replace(name, '').match(/(?<!\S)\d{1,6}(?!\S)/g) ?? []
        const columns = head
          .trim()
          .split(/\s+/)
          .filter((one) => isNumber.test(one))
        const at = (pattern: RegExp) =>
          numbers.length === columns.length
            ? numbers[columns.findIndex((one) => pattern.test(one))]
            : undefined
        const build = at(/^CurrentBuild/) ?? numbers.find((one) => one.length === 5)
        const update = at(/^UBR$/)
        return [
          ...(name === '' ? [] : hostNameAt(name, place)),
          ...(build === undefined
            ? []
            : hostBuildAt(`10.0.${build}${update === undefined ? '' : `.${update}`}`, place).map(
                (one) => ({
                  ...one,
                  raw: one.decision === 'windowsRevision' ? (update ?? build) : build,
                }),
              )),
        ]
      })
    : []

/** Columns that hold a number and nothing else. */
const isNumber = /^(?:CurrentBuild(?:Number)?|Current(?:Major|Minor)VersionNumber|ReleaseId|UBR)$/
