import { limitations } from '../catalog/limitations/index.ts'
import { hasErrors, type Evaluation } from '../engine/evaluate.ts'
import { lintManifests } from '../engine/lint/lint.ts'
import type { GeneratedFile } from '../model/artifact.ts'
import { isManaged, setByPlatform } from '../model/managed-plan.ts'
import { toldOf } from './told-of.ts'

/** What a lint says of a manifest and a rule of the choice behind it. */
const saidBy: Readonly<Record<string, string>> = {
  'memory-overbooked': 'memory-limit-equals-request',
}

/** Of manifests that the app wrote itself, lints warn of nothing that the findings do not say too. */
export function* faultsOfLints(
  { scenario, findings: own }: Evaluation,
  files: readonly GeneratedFile[],
): Generator<string> {
  const manifests = files
    .filter(({ path }) => /^cluster\/.*\.yaml$/.test(path))
    .map(({ path, text }) => ({ name: path, text }))
  // What a platform sets is nobody's to tell.
  const told = Object.entries(toldOf(scenario)).filter(
    ([id]) => !isManaged(scenario) || !setByPlatform.some((one) => one === id),
  )
  const { findings, unread } = lintManifests(manifests, {
    ...Object.fromEntries(told),
    operatingSystem: 'windows',
  })
  const said = new Set<string>(own.map(({ id }) => id))
  for (const { id, severity, file, line, message } of findings) {
    if (severity !== 'error' && severity !== 'warning') continue
    // What is wrong with the plan is wrong with its files; fields that Windows refuses never are.
    if (hasErrors(own) && id !== 'pod-field') continue
    // What the platform sets decides whether a field of a Service works, and no rule reads that.
    if (isManaged(scenario) && id === 'service-field' && severity === 'warning') continue
    if (
      ![saidBy[id], ...rulesBeside(id, message)].some(
        (rule) => rule !== undefined && said.has(rule),
      )
    ) {
      yield `${id}: ${file}:${line}: ${message}`
    }
  }
  for (const { file, line, reason } of unread) yield `${file}:${line}: ${reason}`
}

/** The rules that cover the rows which a lint reports, those of the message’s own row where it has one. */
function rulesBeside(lint: string, message: string): readonly string[] {
  const rows = limitations.filter(
    ({ onManifest }) => onManifest && 'lint' in onManifest && onManifest.lint === lint,
  )
  const named = rows.filter(({ statement }) => message.includes(statement.value))
  return (named.length > 0 ? named : rows).flatMap(({ coveredBy }) =>
    'rules' in coveredBy ? coveredBy.rules : [],
  )
}
