import { askedServices } from '../../../catalog/workload/asked-services.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { faultAt } from '../../fault-at.ts'

export const serviceAsked = defineLint({
  id: 'service-asked',
  on: 'setup',
  summary: 'Clients ask for a listed Service by its namespace and on a port that it has',
  remediation: 'Ask for the name, the namespace and the port that kubectl get services shows.',
  decisions: [],

  check: ({ observations }): readonly LintViolation[] => {
    const rows = named(observations, 'service.listed').slice(0, mostRows).map(rowOf)
    if (rows.length === 0) return []
    const calls = ['connection.failed', 'call.unanswered'].flatMap((name) =>
      named(observations, name),
    )
    return [
      ...named(observations, 'dns.unknown')
        .slice(0, mostAsked)
        .flatMap((one) => inOtherSpace(one, rows)),
      ...calls.slice(0, mostAsked).flatMap((one) => onOtherPort(one, rows)),
    ]
  },
})

/** Nobody reads more of them. */
const mostRows = 300
const mostAsked = 20

interface Row {
  readonly told: Observation
  readonly namespace: string
  readonly name: string
  readonly address: string
  /** `80:30080/TCP`. */
  readonly ports: readonly string[]
}

const rowOf = memoizeByObject((told: Observation): Row => {
  const [title = '', address = '', ports = ''] = String(told.value).split(' ')
  const [namespace = '', name = ''] = title.split('/')
  return { told, namespace, name, address, ports: ports.split(',').filter(Boolean) }
})

const full = /^([\w-]{1,63})\.([\w-]{1,63})\.svc(?:\.|$)/i

/** A list of several namespaces has the name, and not in the one that was asked for. */
function inOtherSpace(one: Observation, rows: readonly Row[]): readonly LintViolation[] {
  const [, name = '', space = ''] = full.exec(String(one.value).toLowerCase()) ?? []
  if (name === '') return []
  const spaces = new Set(rows.map(({ namespace }) => namespace))
  const own = rows.filter((row) => row.name === name && row.namespace !== '')
  const [other] = own
  const isWhole = spaces.size > 1
  if (!other || !isWhole || own.some(({ namespace }) => namespace === space)) return []
  return [
    faultAt(
      placeOf(one),
      'fails',
      `${String(one.value)} is asked for, and the Service ${name} is in the namespace ${own.map(({ namespace }) => namespace).join(', ')}; ${space} has none of that name.`,
      askedServices.name,
      {
        also: [placeOf(other.told)],
        remediation: `Ask for ${name}.${other.namespace}.svc.`,
      },
    ),
  ]
}

const target = /^(?:.*\()?([\w.-]{3,200}) : (\d{1,5})\)?$/

/** The ClusterIP of a listed Service, or its name, on a port that it has not. */
function onOtherPort(one: Observation, rows: readonly Row[]): readonly LintViolation[] {
  const [, host = '', port = ''] = target.exec(String(one.value)) ?? []
  const [, name, space] = full.exec(host) ?? []
  const row = rows.find(
    (each) =>
      each.address === host ||
      (name !== undefined &&
        each.name === name &&
        (each.namespace === '' || each.namespace === space)),
  )
  if (!row || row.ports.length === 0 || row.address === 'None') return []
  const has = row.ports.map((each) => {
    const [own = '', ofNode] = (each.split('/')[0] ?? '').split(':')
    return { own, ofNode }
  })
  if (has.some(({ own }) => own === port)) return []
  const outer = has.find(({ ofNode }) => ofNode === port)
  return [
    faultAt(
      placeOf(one),
      'fails',
      `${host} is asked on port ${port}, and the Service ${row.name} has ${row.ports.join(', ')}: ${
        outer
          ? `${port} is its port on the nodes, and its ClusterIP has ${outer.own}`
          : 'nothing answers on another port'
      }.`,
      askedServices.ports,
      { also: [placeOf(row.told)], remediation: `Ask on ${(outer ?? has[0])?.own ?? ''}.` },
    ),
  ]
}
