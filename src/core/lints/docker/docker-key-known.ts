import { dockerKeys } from '../../catalog/runtimes/docker-keys.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nearest } from '../../values/nearest.ts'

export const dockerKeyKnown = defineLint({
  id: 'docker-key-known',
  on: 'docker-config',
  summary: 'The Docker daemon has an option for every key of daemon.json',
  remediation: 'Take the key out of daemon.json.',
  decisions: [],

  check({ value }) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.entries(value).flatMap(
      ([key, own]: readonly [string, unknown]): readonly LintViolation[] => {
        // Of an object dockerd compares what it holds.
        const isObject = typeof own === 'object' && own !== null && !Array.isArray(own)
        if (isObject || dockerKeys.value.has(key) || !/^[\w-]{1,60}$/.test(key)) return []
        const meant = nearest(key, [...dockerKeys.value])
        return [
          {
            path: [key],
            basis: 'refused',
            message: `The Docker daemon has no option ${key} and does not start with it.`,
            ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
            facts: [dockerKeys],
          },
        ]
      },
    )
  },
})
