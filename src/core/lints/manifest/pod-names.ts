import { podLimits } from '../../catalog/workload/api-limits.ts'
import { syntaxFacts } from '../../catalog/workload/resources.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod, type Manifest } from '../../model/manifest.ts'
import { nodesAt, pathText, type Node } from '../../model/nodes.ts'
import { isDnsLabel } from '../../values/names.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { names, portNames, variables, containersOnce } = podLimits
const lists = ['containers', 'initContainers']

export const podNames = defineLint({
  id: 'pod-names',
  on: 'manifest',
  summary: 'Containers, volumes, ports and variables of a pod have names that the API server takes',
  remediation: 'Write lower-case letters, digits and hyphens.',
  decisions: [],
  isAbout: hasPod,

  check: (manifest) =>
    manifest.isPart === true
      ? []
      : [
          ...names.value.flatMap((steps) => textsAt(manifest, steps).flatMap(ofLabel)),
          ...lists.flatMap((list) => [
            ...textsAt(manifest, [list, '*', 'ports', '*', 'name']).flatMap(ofPort),
            ...textsAt(manifest, [list, '*', 'env', '*', 'name']).flatMap(ofVariable),
          ]),
          ...claimsOf(manifest).flatMap(ofLabel),
          ...ofBothLists(manifest),
        ],
})

interface Text extends Node {
  readonly value: string
}

const textsAt = ({ value, pod }: Manifest, steps: readonly string[]): readonly Text[] =>
  pod
    ? nodesAt(value, [...pod.path, 'spec'], steps).flatMap(({ path, value: text }) =>
        typeof text === 'string' && text !== '' && !isOpen(text) ? [{ path, value: text }] : [],
      )
    : []

/** Templates of claims, whose names become those of volumes. */
const claimsOf = ({ kind, value }: Manifest): readonly Text[] =>
  kind === 'StatefulSet'
    ? nodesAt(value, ['spec'], ['volumeClaimTemplates', '*', 'metadata', 'name']).flatMap(
        ({ path, value: text }) =>
          typeof text === 'string' && text !== '' && !isOpen(text) ? [{ path, value: text }] : [],
      )
    : []

/** A template or a person fills it in. */
const isOpen = (text: string) =>
  isPlaceholder(text) || isLeftOpen(text) || /[{}<>$%*[\]]|__|\.\.\.|…/.test(text)

const ofLabel = ({ path, value }: Text): readonly LintViolation[] =>
  isDnsLabel(value)
    ? []
    : [
        {
          path,
          basis: 'refused',
          message: `${pathText(path)} is ${value.slice(0, 80)}: the API server takes at most 63 lower-case letters, digits and hyphens.`,
          facts: [names, syntaxFacts.dnsLabel],
        },
      ]

function ofPort({ path, value }: Text): readonly LintViolation[] {
  const { longest } = portNames.value
  const isTooLong = value.length > longest
  const isRight = /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value) && /[a-z]/.test(value)
  return isRight && !isTooLong
    ? []
    : [
        {
          path,
          basis: 'refused',
          message: `${pathText(path)} is ${value.slice(0, 80)}${isTooLong ? `, with ${value.length} letters` : ''}: the API server takes at most ${longest} lower-case letters, digits and single hyphens, with a letter among them.`,
          remediation:
            'Write a shorter or simpler name, also where Services and probes ask for it.',
          facts: [portNames],
        },
      ]
}

const ofVariable = ({ path, value }: Text): readonly LintViolation[] =>
  value.includes(variables.value.never)
    ? [
        {
          path,
          basis: 'refused',
          message: `${pathText(path)} is ${value.slice(0, 80)}: no name of a variable has ${variables.value.never} in it, and the API server refuses it.`,
          remediation: 'Write what stands behind it as value.',
          facts: [variables],
        },
      ]
    : []

function ofBothLists(manifest: Manifest): readonly LintViolation[] {
  const main = new Set(textsAt(manifest, ['containers', '*', 'name']).map(({ value }) => value))
  return textsAt(manifest, ['initContainers', '*', 'name'])
    .filter(({ value }) => main.has(value))
    .map(({ path, value }) => ({
      path,
      basis: 'refused',
      message: `${pathText(path)} is ${value}, which a container beside it is called too: the API server refuses it (“${containersOnce.value}”).`,
      remediation: 'Give one of the two another name.',
      facts: [containersOnce],
    }))
}
