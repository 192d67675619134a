import { artifacts, indexArtifacts } from '../artifacts/index.ts'
import type { Content, Explanation, GeneratedFile, IndexContext } from '../model/artifact.ts'
import type { Choices } from '../model/scenario.ts'
import { secretIn } from '../values/secrets.ts'
import { isNodeFile, nodeMaker } from '../derived/node-maker.ts'
import { withoutSecrets } from '../derived/without-secrets.ts'
import type { Evaluation } from './evaluate.ts'
import { headerFor } from './header.ts'
import { keepResults } from './keep-results.ts'
import { LazyFile } from './lazy-file.ts'
import { resolve } from './resolve.ts'
import { toScenarioFile } from './scenario-file.ts'
import { toQuery } from './share.ts'

/** How a source is looked up; the engine does not load the sources itself. */
type SourceLookup = IndexContext['source']

export type Generate = (evaluation: Evaluation) => readonly GeneratedFile[]

/**
 * Makes a generator that keeps what it made: a file is built anew only when a decision that it
 * declares has changed. Errors never stop it; what the scenario allows is built.
 */
export function createGenerator(source: SourceLookup): Generate {
  const contentsFor = keepResults(artifacts, (artifact, scenario) => artifact.generate(scenario))
  return (evaluation) => {
    const { choices, scenario, findings } = publicPart(evaluation)
    const contents = contentsFor(scenario)
    let link: string | undefined
    const query = () => (link ??= toQuery(choices))
    const files: GeneratedFile[] = []
    const isOurNode = nodeMaker(scenario) === 'scripts'
    artifacts.forEach((artifact, i) => {
      const content = contents[i]
      if (!content) return
      const path = artifact.path(scenario)
      if (!isOurNode && isNodeFile(path)) return
      files.push(new LazyFile(artifact.id, path, () => withHeader(content, query())))
    })
    files.push(scenarioFile(choices))
    for (const index of indexArtifacts) {
      const context = { findings, files: [...files], choices, source }
      files.push(
        new LazyFile(index.id, index.path, () =>
          withHeader(index.generate(scenario, context), query()),
        ),
      )
    }
    return files
  }
}

/** The evaluation as files may tell it: without secrets, and without findings that quote one. */
function publicPart(evaluation: Evaluation): Evaluation {
  const choices = withoutSecrets(evaluation.choices)
  if (choices === evaluation.choices) return evaluation
  const findings = evaluation.findings.filter(
    ({ message, suggestion }) => secretIn(JSON.stringify([message, suggestion])) === undefined,
  )
  return { choices, scenario: resolve(choices), findings }
}

/** The choices themselves; the form is the engine's, so no artifact can write it. */
const scenarioFile = (choices: Choices): GeneratedFile =>
  new LazyFile('scenario', 'scenario.json', () => ({
    language: 'json',
    text: toScenarioFile(choices),
    explain: () => new Map(),
  }))

/**
 * All files of one evaluation, without memory.
 * @internal for tests
 */
export const generate = (evaluation: Evaluation, source: SourceLookup) =>
  createGenerator(source)(evaluation)

function withHeader(content: Content, query: string): Content {
  const { text, shift } = headerFor(content, query)
  return {
    language: content.language,
    text,
    explain: () => moveDown(content.explain(), shift),
  }
}

/** Explanations moved down by the lines of a header, which follows a first line that must stay first. */
function moveDown(
  lines: ReadonlyMap<number, Explanation>,
  { after, by }: { readonly after: number; readonly by: number },
): ReadonlyMap<number, Explanation> {
  if (by === 0) return lines
  return new Map([...lines].map(([line, why]) => [line > after ? line + by : line, why]))
}
