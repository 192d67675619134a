import { podLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { fields } = podLimits

export const downwardField = defineLint({
  id: 'downward-field',
  on: 'manifest',
  summary: 'A variable is filled with a field that a pod gives away',
  remediation: 'Write one of these fields, or a label or an annotation with its key in brackets.',
  decisions: [],
  isAbout: hasPod,

  check: ({ value, pod }) =>
    pod
      ? ['containers', 'initContainers'].flatMap((list) =>
          nodesAt(
            value,
            [...pod.path, 'spec'],
            [list, '*', 'env', '*', 'valueFrom', 'fieldRef', 'fieldPath'],
          ).flatMap(({ path, value: field }) => {
            if (typeof field !== 'string' || field === '' || isKnown(field)) return []
            if (isPlaceholder(field) || isLeftOpen(field) || field.includes('[')) return []
            const meant = nearest(field, fields.value)
            return [
              {
                path,
                basis: 'refused' as const,
                message: `${pathText(path)} is ${field.slice(0, 80)}; the API server takes ${fields.value.join(', ')} and single labels and annotations.`,
                ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
                facts: [fields],
              },
            ]
          }),
        )
      : [],
})

const isKnown = (field: string) =>
  fields.value.some((one) => one === field) ||
  // What older releases called it is converted.
  field === 'spec.host'
