import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, hostBuildAt, hostNameAt } from '../model/observe.ts'
import { bannersIn, isOfContainer } from './windows/display-version.ts'
import { registryTable, registryTablesIn } from './windows/registry-table.ts'
import { statementsBeside } from './prose.ts'
import { matchesOf } from './text-of.ts'
import { matches, mentions } from '../text/patterns/may-match.ts'
import { acrossLines } from '../values/across-lines.ts'

export const windowsVersion = defineImporter({
  id: 'windows-version',
  summary: 'Version of Windows, as ver, winver or the registry has it',
  recognizes(doc) {
    const { text, command = '' } = doc
    return (
      (matches(doc, /^\s*Microsoft Windows \[[^\]\n]{0,40}10\.0\.\d{5}/m) && !isOfContainer(doc)) ||
      matches(doc, registry) ||
      matches(doc, table) ||
      matches(doc, registryTable) ||
      matches(doc, /^[ \t]*Platform[ \t]+ServicePack[ \t]+Version[ \t]+VersionString/m) ||
      (/\bUBR\b/.test(command) && /^\s*\d{1,6}\s*$/.test(text)) ||
      (/Win32_OperatingSystem|\bOSVersion\b/i.test(command) && alone.test(text)) ||
      (buildAsked.test(command) && buildAlone.test(text)) ||
      matches(doc, below) ||
      matches(doc, info)
    )
  },
  read: (doc) => ({
    observations: [
      ...bannersIn(doc),
      ...inRegistry(doc),
      ...registryTablesIn(doc),
      ...(/Win32_OperatingSystem|\bOSVersion\b/i.test(doc.command ?? '')
        ? matchesOf(doc, new RegExp(alone, 'gm'))
        : []
      ).flatMap(({ raw, place }) => hostBuildAt(raw, place)),
      ...matchesOf(doc, new RegExp(below, 'gim')).flatMap(({ raw, place }) =>
        hostBuildAt(raw, place),
      ),
      ...inInfo(doc),
      ...(buildAsked.test(doc.command ?? '')
        ? matchesOf(doc, new RegExp(buildAlone, 'gm'))
        : []
      ).flatMap(({ raw, place }) =>
        hostBuildAt(`10.0.${raw}`, place).map((one) => ({ ...one, raw })),
      ),
      ...versionTablesIn(doc),
      // People write above and below it what they have.
      ...statementsBeside(doc, printed),
    ],
  }),
})

/** Lines of such output, and no words of people. */
const printed = new RegExp(
  acrossLines`
    ^\s*(?:
      [\d. \t-]{1,80}$|Microsoft Windows \[|Major\b|Platform\b|Win32NT\b|PS [A-Z]:|[A-Z]:\\
      |(?:
        CurrentBuild|UBR|ProductName|ReleaseId|DisplayVersion|EditionID|InstallationType
        |BuildLab|PS[A-Z]|Os[A-Z]|Windows[A-Z]|Caption|Version|BuildNumber|HKEY
      )\w{0,40}(?:\s{1,40}(?::|REG_)|[ \t]*$|\\)
    )
    |\S[ \t]{2,}\S.*[ \t]{2,}\S
  `,
)

/** What `Get-ItemProperty` prints with a colon, `reg query` with the type of the value. */
const registry = /^\s*(?:CurrentBuild(?:Number)?|UBR)\s+(?::|REG_\w{2,8}\s)/m
const table =
  /^[ \t]*Major[ \t]+Minor[ \t]+Build[ \t]+Revision[ \t]*\n(?:[- \t]*\n){1,3}[ \t]*10[ \t]+0[ \t]+(\d{5})\s/m

/** `[Environment]::OSVersion` prints tables, wherever they stand; its revision is 0 and not that of the updates. */
export const versionTablesIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'Revision') || mentions(doc, 'VersionString')
    ? [
        ...matchesOf(doc, new RegExp(table, 'gm')).flatMap(({ raw, place }) =>
          hostBuildAt(`10.0.${raw}`, place).map((one) => ({ ...one, raw })),
        ),
        ...matchesOf(doc, ofPlatform).flatMap(({ raw, place }) => hostBuildAt(raw, place)),
      ]
    : []

const ofPlatform =
  /^[ \t]*Win32NT[^\n]{0,60}?[ \t](10\.0\.\d{5})(?:\.\d{1,6})?[ \t]+Microsoft Windows NT\b/gm

const alone = /^\s*(10\.0\.\d{5}(?:\.\d{1,6})?)\s*$/m

/** A command without its prompt, and its output. */
const below =
  /^[^\n]{0,60}(?:Win32_OperatingSystem|OSVersion)\b[^\n]{0,40}\n\s{0,8}(10\.0\.\d{5}(?:\.\d{1,6})?)[ \t]*$/im

/** `(Get-ComputerInfo).OsBuildNumber`, `[Environment]::OSVersion.Version.Build`. */
const buildAsked = /\.(?:OsBuildNumber|BuildNumber|CurrentBuild(?:Number)?|Version\.Build)\b/i
const buildAlone = /^\s*(\d{5})\s*$/m

/** `Get-ComputerInfo | select OsName, OsBuildNumber` prints a table, as Win32_OperatingSystem does. */
const info =
  /^[ \t]*(?=[^\n]*\b(?:Os)?BuildNumber\b)(?:(?:(?:Os|Windows)\w{2,30}|Caption|BuildNumber|Version)[ \t]*){2,8}\n[- \t]+\n[^\n]*\S/m

function inInfo(doc: Document): readonly Observation[] {
  if (!matches(doc, info)) return []
  return [
    ...matchesOf(doc, /(?<=^|[ \t])(\d{5})(?=[ \t]|$)/gm).flatMap(({ raw, place }) =>
      hostBuildAt(`10.0.${raw}`, place).map((one) => ({ ...one, raw })),
    ),
    ...matchesOf(doc, /\b(Windows (?:Server \d{4}|1[01])(?: \w{3,12})?)/g).flatMap(
      ({ raw, place }) => hostNameAt(raw, place),
    ),
  ].filter(({ name }, i, all) => all.findIndex((one) => one.name === name) === i)
}

/** The build and its revision, which stand in values of their own. */
function inRegistry(doc: Document): readonly Observation[] {
  const [build] = matchesOf(doc, /^\s*CurrentBuild(?:Number)?\s+(?::|REG_SZ)\s+(\d{5})\s*$/gm)
  const [update] = [
    ...matchesOf(doc, /^\s*UBR\s+(?::|REG_DWORD)\s+(0x[\da-f]{1,6}|\d{1,6})\s*$/gim),
    ...(/\bUBR\b/.test(doc.command ?? '') ? matchesOf(doc, /^\s*(\d{1,6})\s*$/gm) : []),
  ]
  const names = matchesOf(
    doc,
    /^\s*ProductName\s+(?::|REG_SZ)\s+(Windows (?:Server|1[01])[^\n]{0,60})$/gm,
  )
  return [
    ...names.flatMap(({ raw, place }) => hostNameAt(raw.trim(), place)),
    ...(build
      ? hostBuildAt(`10.0.${build.raw}`, build.place).map((one) => ({ ...one, raw: build.raw }))
      : []),
    ...(update ? [decided('windowsRevision', Number(update.raw), update.raw, update.place)] : []),
  ]
}
