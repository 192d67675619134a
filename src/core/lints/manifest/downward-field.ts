import { podLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod, type Manifest } from '../../model/manifest.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { fields, resources } = podLimits

export const downwardField = defineLint({
  id: 'downward-field',
  on: 'manifest',
  summary: 'Variables and volumes are filled with fields and resources that a pod gives away',
  remediation: 'Write one of these fields, or a label or an annotation with its key in brackets.',
  decisions: [],
  isAbout: hasPod,

  check: ({ value, pod }) => [...fieldsIn({ value, pod }), ...resourcesIn({ value, pod })],
})

type Whole = Pick<Manifest, 'value' | 'pod'>

function fieldsIn({ value, pod }: Whole): readonly LintViolation[] {
  return pod
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
    : []
}

function resourcesIn({ value, pod }: Whole): readonly LintViolation[] {
  if (!pod) return []
  const at = ['resourceFieldRef', 'resource']
  const { names, others } = resources.value
  return [
    ['containers', '*', 'env', '*', 'valueFrom', ...at],
    ['initContainers', '*', 'env', '*', 'valueFrom', ...at],
    ['volumes', '*', 'downwardAPI', 'items', '*', ...at],
  ].flatMap((steps) =>
    nodesAt(value, [...pod.path, 'spec'], steps).flatMap(({ path, value: name }) => {
      if (typeof name !== 'string' || name === '' || isPlaceholder(name)) return []
      if (names.some((one) => one === name) || others.some((one) => name.startsWith(one))) return []
      const meant = nearest(name, names)
      return [
        {
          path,
          basis: 'refused' as const,
          message: `${pathText(path)} is ${name.slice(0, 80)}; the API server takes ${names.join(', ')}.`,
          ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
          facts: [resources],
        },
      ]
    }),
  )
}

const isKnown = (field: string) =>
  fields.value.some((one) => one === field) ||
  // What older releases called it is converted.
  field === 'spec.host'
