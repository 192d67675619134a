import type { Catalog } from '../catalog/catalog.ts'
import { artifacts, indexArtifacts } from '../artifacts/index.ts'
import type {
  AnyArtifact,
  Content,
  Explanation,
  GeneratedFile,
  IndexContext,
} from '../model/artifact.ts'
import type { Choices, Scenario } from '../model/scenario.ts'
import { secretIn } from '../model/secrets.ts'
import { withoutSecrets } from '../model/without-secrets.ts'
import type { Evaluation } from './evaluate.ts'
import { headerFor } from './header.ts'
import { resolve } from './resolve.ts'
import { toScenarioFile } from './scenario-file.ts'
import { toQuery } from './share.ts'

export interface GenerateOptions {
  readonly catalog: Catalog
  /** How a source is looked up; the engine does not load the sources itself. */
  readonly source: IndexContext['source']
}

export type Generate = (evaluation: Evaluation) => readonly GeneratedFile[]

/**
 * Makes a generator that keeps what it made: a file is built anew only when a decision that it
 * declares has changed. Errors never stop it; what the scenario allows is built.
 */
export function createGenerator({ catalog, source }: GenerateOptions): Generate {
  const cells = artifacts.map((artifact) => contentCell(artifact, catalog))
  return (evaluation) => {
    const { choices, scenario, findings } = publicPart(evaluation, catalog)
    const query = toQuery(choices)
    const files = artifacts.flatMap((artifact, i) => {
      const content = cells[i]?.(scenario)
      if (!content) return []
      return [later(artifact.id, artifact.path(scenario), () => withHeader(content, query))]
    })
    files.push(scenarioFile(choices))
    for (const index of indexArtifacts) {
      const others = [...files]
      files.push(
        later(index.id, index.path, () => {
          const context = { catalog, findings, files: others, choices, source }
          return withHeader(index.generate(scenario, context), query)
        }),
      )
    }
    return files
  }
}

/** The evaluation as files may tell it: without secrets, and without findings that quote one. */
function publicPart(evaluation: Evaluation, catalog: Catalog): Evaluation {
  const choices = withoutSecrets(evaluation.choices)
  if (choices === evaluation.choices) return evaluation
  const findings = evaluation.findings.filter(
    ({ message, suggestion }) => secretIn(JSON.stringify([message, suggestion])) === undefined,
  )
  return { choices, scenario: resolve(choices, catalog), findings }
}

/** The choices themselves; the form is the engine's, so no artifact can write it. */
const scenarioFile = (choices: Choices): GeneratedFile =>
  later('scenario', 'scenario.json', () => ({
    language: 'json',
    text: toScenarioFile(choices),
    explain: () => new Map(),
  }))

/** All files of one evaluation, without memory. */
export const generate = (evaluation: Evaluation, options: GenerateOptions) =>
  createGenerator(options)(evaluation)

function contentCell(artifact: AnyArtifact, catalog: Catalog) {
  let last: { readonly scenario: Scenario; readonly content: Content | undefined } | undefined
  return (scenario: Scenario): Content | undefined => {
    if (last && artifact.decisions.every((id) => isSame(last?.scenario[id], scenario[id]))) {
      return last.content
    }
    last = { scenario, content: artifact.generate(scenario, { catalog }) }
    return last.content
  }
}

const isSame = (a: unknown, b: unknown) =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, i) => item === b[i]))

function withHeader(content: Content, query: string): Content {
  const { text, shift } = headerFor(content, query)
  return {
    language: content.language,
    text,
    explain: () => shifted(content.explain(), shift),
  }
}

/** A file that is put together when somebody looks: headers, and files about all the others, change with every choice. */
function later(artifact: string, path: string, make: () => Content): GeneratedFile {
  let made: Content | undefined
  const content = () => (made ??= make())
  return {
    path,
    artifact,
    get language() {
      return content().language
    },
    get text() {
      return content().text
    },
    explain: () => content().explain(),
  }
}

/** Explanations moved down by the lines of a header, which follows a first line that must stay first. */
function shifted(
  lines: ReadonlyMap<number, Explanation>,
  { after, by }: { readonly after: number; readonly by: number },
): ReadonlyMap<number, Explanation> {
  if (by === 0) return lines
  return new Map([...lines].map(([line, why]) => [line > after ? line + by : line, why]))
}
