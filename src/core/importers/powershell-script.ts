import type { Document } from '../model/document.ts'
import { defineImporter, type Reading } from '../model/importer.ts'
import { plainText, type Mapped } from '../text/mapped.ts'
import { readPowerShell } from '../text/powershell/powershell-source.ts'
import type { Value } from '../text/powershell/powershell-values.ts'
import { assignedLines } from './command-line/assigned.ts'
import { decided } from '../model/observe.ts'
import { statementsAround } from './scripts/around-script.ts'
import { brokenLinesIn } from './scripts/broken-lines.ts'
import { accountSecretsIn } from './objects/account-secrets.ts'
import { itemParametersIn } from './scripts/item-parameters.ts'
import { scAliasesIn } from './scripts/sc-alias.ts'
import { objectsOfCommands } from './objects/objects-of-commands.ts'
import { gluedArgumentsIn } from './scripts/glued-arguments.ts'
import { filesOfScript, writingFaultsIn } from './scripts/files-of-script.ts'
import { extraArgumentsIn, linuxArgumentsIn } from './command-line/extra-arguments.ts'
import { flowingFlags } from './command-line/flowing-flags.ts'
import { firstLines, merged, readLine } from './command-line/observe.ts'
import { parseCommandLine, programOf, type FoundLine } from './command-line/parse.ts'
import { pathsIn } from './command-line/paths.ts'
import { isOwnService, nameGiven, splattedPrograms } from './command-line/service-program.ts'
import { variableIn } from './command-line/variables.ts'
import { branched } from './scripts/script-branches.ts'
import { poolCommandsIn } from './pools/commands-of-script.ts'
import { scriptDefaultsIn } from './scripts/script-defaults.ts'
import { grouped } from '../values/grouped.ts'
import type { Observation } from '../model/observation.ts'
import { matches } from '../text/patterns/may-match.ts'
import { winsArgumentsIn } from './scripts/wins-arguments.ts'
import { sign, comparison, openQuote, opensText, starter } from './powershell-script-words.ts'

export const powershellScript = defineImporter({
  id: 'powershell-script',
  summary: 'PowerShell script',
  ofScripts: true,
  recognizes: (doc) => matches(doc, sign) || (openQuote.test(doc.text) && matches(doc, opensText)),

  read(doc) {
    const script = readPowerShell(flowingFlags(doc.text))
    const variables = onceOrCases(
      script.assignments.map(({ name, value }) => ({
        name: name.toLowerCase(),
        told: variableOf(name, value, doc),
      })),
    )
    const statements = [
      ...script.statements.flatMap((words) => fromStatement(words, doc)),
      ...splattedPrograms(doc).map((line): Found => ({ line, manager: 'native' })),
    ]
    const ran = new Set(statements.flatMap(({ line }) => line.flags.map((flag) => flag.raw)))
    const lineOf = assignedLines(doc)
    // Filling in its places makes no other line of it.
    const last = new Map(
      script.assignments.flatMap(({ name, value }) => {
        const line = lineOf(value)
        return line ? [[name, line] as const] : []
      }),
    )
    const assigned = [...last].flatMap(([, line]) => {
      return !line.flags.every(({ raw }) => ran.has(raw))
        ? // Nothing in the script runs it, so that it may be a part of a line.
          [{ line: { ...line, isComplete: false }, manager: undefined }]
        : []
    })
    const all = [...[...statements, ...assigned].map(({ line }) => line), ...extraArgumentsIn(doc)]
    const first = firstLines(all, doc)
    const lines = widest(first.lines)
    const managed = statements.find(({ manager }) => manager !== undefined)
    const manager = managed?.manager
    return branched(
      merged([
        {
          observations: [
            ...variables,
            ...scriptDefaultsIn(doc),
            ...pathsIn(doc),
            ...statementsAround(doc),
            ...linuxArgumentsIn(doc),
            ...[
              brokenLinesIn,
              gluedArgumentsIn,
              scAliasesIn,
              itemParametersIn,
              accountSecretsIn,
              writingFaultsIn,
              winsArgumentsIn,
            ].flatMap((read) => read(doc)),
          ],
          problems: first.problems,
          inner: [...filesOfScript(doc, script), ...objectsOfCommands(doc), ...poolCommandsIn(doc)],
        },
        ...(manager && managed
          ? [
              {
                observations: [
                  decided('serviceManager', manager, manager, doc.placeAt(managed.line.at), {
                    inferred: true,
                    weight: 'script',
                  }),
                ],
              },
            ]
          : []),
        ...lines.map((line): Reading => readLine(line, doc)),
      ]),
      doc,
    )
  },
})

/** A release that is chosen among those of other variables is one of them. */
function onceOrCases(
  all: readonly { readonly name: string; readonly told: readonly Observation[] }[],
): readonly Observation[] {
  const releases = grouped(
    all.filter(({ told }) => told.some(({ decision }) => decision === 'runtimeVersion')),
    ({ name }) => name,
  )
  return all.flatMap(({ name, told }) =>
    (releases.get(name)?.length ?? 0) > 1
      ? told.map((one) => ({ ...one, isBranch: true as const }))
      : told,
  )
}

function variableOf(name: string, value: Value, doc: Document) {
  if (value.is !== 'text') return []
  const pieces = value.text
  if (pieces.some(({ isOpen }) => isOpen === true)) return []
  return variableIn(doc, name, plainText(pieces).trim(), doc.placeAt(pieces[0]?.at ?? 0))
}

interface Found {
  readonly line: FoundLine
  readonly manager: 'nssm' | 'native' | undefined
}

/** A component that is started, or registered as a service with its arguments. */
function fromStatement(words: readonly Mapped[], doc: Document): readonly Found[] {
  const texts = words.map(plainText).filter((word) => word !== '&' && word !== '.')
  const text = texts.join(' ')
  if (!text.includes('--') && !/\s-\w/.test(text)) return []
  const [first = ''] = texts
  if (texts.some((word) => comparison.test(word))) return []
  const isNssm =
    /(?:^|[\\/])nssm(?:\.exe)?$|^\$\{?(?:\w{1,10}:)?\w{0,20}nssm_?(?:exe|path|bin)?\}?$/i.test(
      first,
    )
  const isService = isNssm || /(?:^|[\\/])sc(?:\.exe)?$|^New-Service$/i.test(first)
  const isMeant = isService || programOf(first) !== undefined || starter.test(first)
  if (!isMeant) return []
  const named = isService
    ? texts
        .slice(1, 5)
        .map(programOf)
        .find((one) => one !== undefined)
    : undefined
  const line = parseCommandLine(words, doc, named)
  const manager = isNssm ? 'nssm' : isService ? 'native' : undefined
  const isOwn = manager === 'native' && isOwnService(texts)
  // The script adds the arguments that every kubelet needs.
  const isPart = texts.some((word) => /^-Kube(?:let|Proxy)ExtraArgs:?$/i.test(word))
  const more = {
    ...(isPart && { isComplete: false }),
    ...(isOwn && { isService: true as const, ...nameGiven(texts) }),
  }
  return line ? [{ line: { ...line, ...more }, manager }] : []
}

/** A line whose flags another one holds all was put together into that one. */
function widest(lines: readonly FoundLine[]): readonly FoundLine[] {
  return lines.filter((line, i) => {
    const places = new Set(line.places.map(({ at }) => at))
    return !lines.some((other, j) => {
      if (other === line || other.program !== line.program) return false
      const own = new Set(other.places.map(({ at }) => at))
      const holds = [...places].every((at) => own.has(at))
      return holds && (own.size > places.size || j < i)
    })
  })
}
