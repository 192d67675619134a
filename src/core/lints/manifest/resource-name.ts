import { containerResources } from '../../catalog/workload/object-required.ts'
import { defineLint } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { hasSchema, membersOf, pathOf } from './schema/walk.ts'

const { names, prefix } = containerResources.value
const standard: readonly string[] = names

export const resourceName = defineLint({
  id: 'resource-name',
  on: 'manifest',
  summary: 'Containers ask for resources that the API knows, or that name whoever offers them',
  remediation: 'Write cpu or memory.',
  decisions: [],
  isAbout: hasSchema,

  check: (document) =>
    membersOf(document)
      .filter(
        ({ owner, key }) =>
          owner.type === 'ResourceRequirements' && (key === 'limits' || key === 'requests'),
      )
      .flatMap((member) =>
        typeof member.value !== 'object' || member.value === null || Array.isArray(member.value)
          ? []
          : Object.keys(member.value).map((key) => [...pathOf(member), key]),
      )
      .flatMap((path) => {
        const key = String(path.at(-1))
        if (!/^[\w-]+$/.test(key) || standard.includes(key) || key.startsWith(prefix)) return []
        const meant = nearest(key, standard)
        return [
          {
            path,
            basis: 'refused' as const,
            message: `${pathText(path)} is no resource of containers: the API server refuses it (“must be a standard resource for containers”).`,
            ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
            facts: [containerResources],
          },
        ]
      }),
})
