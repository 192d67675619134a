import { resolveSource } from '../catalog/sources/index.ts'
import { evaluate, hasErrors, type Evaluation } from '../engine/evaluate.ts'
import { createGenerator } from '../engine/generate.ts'
import type { GeneratedFile } from '../model/artifact.ts'
import { isManaged, isSetByPlatform, setByPlatform } from '../model/managed-plan.ts'
import { initialChoices } from '../model/presets/define.ts'

/** What a platform sets is kept, and says nothing; what it has no image of is no plan. */
export function* faultsOfPlatformChoices(
  { choices, scenario, findings }: Evaluation,
  files: readonly GeneratedFile[],
): Generator<string> {
  if (!isManaged(scenario)) return
  for (const { id, decisions } of findings) {
    for (const one of decisions.filter(isSetByPlatform))
      yield `${id} names ${one} on a managed plan`
  }
  const script = files.find(({ path }) => path === 'cluster/node-pool.sh')
  if (!hasErrors(findings) && script && /^exit 1$/m.test(script.text)) {
    yield 'a plan without errors has a pool that cannot be made'
  }
  const others = Object.fromEntries(setByPlatform.map((id) => [id, initialChoices[id]]))
  const untouched = evaluate({ ...choices, ...others })
  if (JSON.stringify(untouched.findings) !== JSON.stringify(findings)) {
    yield 'a rule reads what the platform sets'
  }
  const carried = /^(?:scenario\.json|SHA256SUMS)$/
  const texts = createGenerator(resolveSource)(untouched).map(withoutLink)
  for (const [i, file] of files.entries()) {
    if (!carried.test(file.path) && withoutLink(file) !== texts[i]) {
      yield `${file.path} follows from what the platform sets`
    }
  }
}

const withoutLink = ({ path, text }: GeneratedFile) =>
  `${path}\n${text.replace(/^.*#\/plan\?.*$/m, '')}`
