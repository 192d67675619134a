import { catalog } from '../../catalog/catalog.ts'
import { nodeMaker } from '../../derived/node-maker.ts'
import { defineIndexArtifact } from '../../model/artifact.ts'
import { markdown } from '../formats/content.ts'
import { decisionIds } from '../../model/decisions.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { Scenario } from '../../model/scenario.ts'
import { plainMarkdown as text } from '../../text/formats/markdown.ts'
import { errorSections, errorsLine, openLine } from './readme/errors.ts'
import { bringLines } from './readme/parameters.ts'
import { runbookSections } from './readme/runbook.ts'
import { checksSections } from './readme/small-sections.ts'

/** The first page: what to bring, what to do in which order, what one should see. */
export const readme = defineIndexArtifact({
  id: 'readme',
  path: 'README.md',
  summary: 'What to bring, the runbook in order, and how to verify',
  decisions: decisionIds,
  carries: [],

  generate(scenario, context) {
    const { kubernetesVersion, windowsRelease } = scenario
    const byScripts = nodeMaker(scenario) === 'scripts'
    const title = `${subject(scenario)} for Kubernetes ${kubernetesVersion}`
    const who = `${[catalog.windows[windowsRelease].name, ...parts(scenario)].join(', ')}.`
    const shell = 'on a machine whose kubectl administers the cluster.'
    const where = `${
      byScripts
        ? `Blocks marked powershell are typed on the node, as administrator, in the directory of these files; blocks marked sh ${shell}`
        : `Shell is typed in the directory of these files, ${shell}`
    } Choices, reasons, limitations, symptoms and sources stand in DETAILS.md.`
    return markdown([
      { text: `# ${text(title)}\n${text(`${who} ${where}`)}` },
      ...errorsLine(context),
      ...openLine(context),
      ...(byScripts
        ? [
            {
              text: `## What you bring\n${bringLines(scenario)}`,
              why: { decisions: ['joinMethod', 'containerRuntime', 'cni'] as const },
            },
          ]
        : []),
      ...runbookSections(scenario, context),
      ...checksSections(scenario),
      ...errorSections(context),
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
