import { defineIndexArtifact } from '../../model/artifact.ts'
import { markdown } from '../formats/content.ts'
import { decisionIds } from '../../model/decisions.ts'
import { plainMarkdown as text } from '../../text/formats/markdown.ts'
import { choicesSections } from './readme/choices.ts'
import { citations } from './readme/cite.ts'
import { findingsSections } from './readme/findings.ts'
import { limitationsSections, platformLimitsSections } from './readme/limitations.ts'
import { notCovered } from './readme/not-covered.ts'
import { stepSources } from './readme/runbook.ts'
import { correctionsSections, filesSections } from './readme/small-sections.ts'
import { troublesSections } from './readme/troubles.ts'

/** What goes with the first page: why it is so, what to mind, and on whose word. */
export const details = defineIndexArtifact({
  id: 'details',
  path: 'DETAILS.md',
  summary: 'Choices, findings, symptoms, known limitations and sources',
  decisions: decisionIds,
  carries: [],

  generate(scenario, context) {
    const { cite, list } = citations(context)
    const inside = { ...context, cite }
    return markdown([
      {
        text: `# ${text(scenario.nodeName)}: details\n\nEverything here follows from the choices; change them in the app and download again rather than here. What to do stands in README.md. Numbers in brackets are those of the sources at the end.`,
      },
      ...choicesSections(scenario, inside),
      ...findingsSections(scenario, inside),
      ...troublesSections(scenario, inside),
      ...correctionsSections(scenario, inside),
      ...platformLimitsSections(scenario, inside),
      ...limitationsSections(scenario, inside),
      notCovered,
      ...filesSections(inside),
      ...stepSources(scenario, inside),
      ...list(),
    ])
  },
})
