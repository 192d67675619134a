import { catalog } from '../../catalog/catalog.ts'
import { nodeMaker } from '../../derived/node-maker.ts'
import { defineIndexArtifact } from '../../model/artifact.ts'
import { markdown } from '../formats/content.ts'
import { decisionIds } from '../../model/decisions.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { Scenario } from '../../model/scenario.ts'
import { markdownText as text } from '../../text/markdown.ts'
import { choicesSections } from './readme/choices.ts'
import { citations } from './readme/cite.ts'
import { findingsSections } from './readme/findings.ts'
import { limitationsSections, platformLimitsSections } from './readme/limitations.ts'
import { parametersSections } from './readme/parameters.ts'
import { runbookSections } from './readme/runbook.ts'
import { checksSections, correctionsSections, filesSections } from './readme/small-sections.ts'
import { troublesSections } from './readme/troubles.ts'

/** The paper that goes with the zip: what was chosen, what to mind, what to do in which order. */
export const readme = defineIndexArtifact({
  id: 'readme',
  path: 'README.md',
  summary: 'Choices, findings with sources, the runbook in order, checks and known limitations',
  decisions: decisionIds,
  carries: [],

  generate(scenario, context) {
    const { kubernetesVersion, windowsRelease } = scenario
    const title = `${subject(scenario)} for Kubernetes ${kubernetesVersion}`
    const sentence = `${[catalog.windows[windowsRelease].name, ...parts(scenario)].join(', ')}. Everything below follows from the choices; change them in the app and download again rather than here.`
    const { cite, list } = citations(context)
    const inside = { ...context, cite }
    return markdown([
      { text: `# ${text(title)}\n\n${text(sentence)}` },
      ...choicesSections(scenario, inside),
      ...findingsSections(scenario, inside),
      ...(nodeMaker(scenario) === 'scripts' ? parametersSections(scenario) : []),
      ...runbookSections(scenario, inside),
      ...checksSections(scenario),
      ...troublesSections(scenario, inside),
      ...correctionsSections(scenario, inside),
      ...platformLimitsSections(scenario, inside),
      ...limitationsSections(scenario, inside),
      ...filesSections(inside),
      ...list(),
    ])
  },
})

/** What the files are for; whoever else makes the node also names it. */
const subject = (scenario: Scenario) =>
  nodeMaker(scenario) === 'scripts'
    ? `${scenario.nodeName}: a Windows node`
    : nodeMaker(scenario) === 'pool'
      ? 'A pool of Windows nodes'
      : 'A Windows node'

const parts = (scenario: Scenario) =>
  isManaged(scenario)
    ? [catalog.platforms[scenario.platform].name]
    : [catalog.runtimes[scenario.containerRuntime].name, catalog.cni[scenario.cni].name]
