import { featureTimelines } from '../catalog/workload/feature-timelines.ts'
import { defineSection, rangeText, row } from './entry.ts'

export const featuresSection = defineSection({
  id: 'features',
  title: 'Features over time',
  about: 'How Service and node features stood on Windows in each minor.',
  entries: () =>
    featureTimelines.map(({ id, name, segments }) => {
      const last = segments.at(-1)
      return {
        id,
        title: name,
        summary: last ? `${last.state.value} ${rangeText(last)}` : '',
        rows: segments.map((segment) =>
          row(
            rangeText(segment),
            segment.state,
            segment.summary === undefined
              ? segment.state.value
              : `${segment.state.value}: ${segment.summary}`,
          ),
        ),
      }
    }),
})
