import { objectRelations } from '../catalog/workload/object-relations.ts'
import type { LintViolation } from '../model/lint.ts'
import { nodesAt, valueAt, type Node } from '../model/nodes.ts'

type Path = LintViolation['path']

/** The ports that a container is told to listen on, and where. */
export interface Listening {
  readonly ports: readonly number[]
  readonly path: Path
  /** What tells them. */
  readonly by: string
}

const { addresses, ports: ofPorts, options, images } = objectRelations.listening.value

/** Undefined where nothing tells it. */
export function listeningOf(container: Node): Listening | undefined {
  return ofVariables(container) ?? ofOptions(container) ?? ofImage(container)
}

function ofVariables({ path, value }: Node): Listening | undefined {
  const variables = nodesAt(value, [], ['env', '*']).flatMap((one) => {
    const [name, text] = ['name', 'value'].map((key) => valueAt(one.value, [key]))
    return typeof name === 'string' && typeof text === 'string'
      ? [{ name: name.toUpperCase(), text, path: [...path, ...one.path, 'value'] }]
      : []
  })
  const found = variables.find(({ name }) => name === addresses)
  const [first, ...others] = found
    ? [found]
    : variables.filter(({ name }) => ofPorts.some((one) => one === name))
  if (!first) return undefined
  const ports = [first, ...others].map(({ text }) =>
    found ? portsOfAddresses(text) : portsOfList(text),
  )
  // A name of something else stands in it.
  if (ports.includes(undefined)) return undefined
  return { ports: ports.flatMap((own) => own ?? []), path: first.path, by: first.name }
}

/** `http://+:8080;https://*:443`; without a number the usual one. */
function portsOfAddresses(text: string): readonly number[] | undefined {
  const found = text.split(/[;,]/).map((one) => {
    const [, scheme = '', port] =
      /^\s*(https?):\/\/(?:\[[\da-f:]*\]|[^\s:/]{1,253})(?::(\d{1,5}))?\/?\s*$/i.exec(one) ?? []
    return scheme === '' ? undefined : Number(port ?? (scheme.toLowerCase() === 'http' ? 80 : 443))
  })
  return found.includes(undefined) ? undefined : found.flatMap((one) => one ?? [])
}

const portsOfList = (text: string): readonly number[] | undefined =>
  /^\s*\d{1,5}(?:\s*[;,]\s*\d{1,5}){0,20}\s*$/.test(text)
    ? text.split(/[;,]/).map(Number)
    : undefined

/** `--web.listen-address=:9183`, in a list of its own or in a line of a shell. */
function ofOptions({ path, value }: Node): Listening | undefined {
  const words = ['command', 'args'].flatMap((list) =>
    nodesAt(value, [], [list, '*']).map((one) => ({ ...one, text: String(one.value) })),
  )
  const all = words.flatMap(({ path: own, text }, i) =>
    options.flatMap((option) => {
      const at = text.indexOf(option)
      if (at < 0) return []
      const rest = text.slice(at + option.length, at + option.length + 100)
      const told = rest === '' ? (words[i + 1]?.text ?? '') : rest.replace(/^[= ]\s*/, '')
      const port =
        /^["']?(?:https?:\/\/)?(?:\[[\da-f:]*\]|[\w.*+-]{0,80}):(\d{1,5})(?![\d.])/i.exec(told)?.[1]
      return port === undefined
        ? []
        : [{ ports: [Number(port)], path: [...path, ...own], by: option }]
    }),
  )
  return all.length === 1 ? all[0] : undefined
}

function ofImage({ path, value }: Node): Listening | undefined {
  const image = valueAt(value, ['image'])
  if (typeof image !== 'string' || valueAt(value, ['command']) !== undefined) return undefined
  const known = images.find(({ part }) => image.includes(part))
  const words = nodesAt(value, [], ['args', '*']).map((one) => String(one.value))
  const { unless } = known ?? {}
  const isOther = unless !== undefined && words.some((word) => word.includes(unless))
  return known && !isOther
    ? { ports: [known.port], path: [...path, 'image'], by: 'its image' }
    : undefined
}

/** The ports that a container declares. */
export const declaredIn = ({ value }: Node): readonly number[] =>
  nodesAt(value, [], ['ports', '*', 'containerPort']).flatMap((one) =>
    typeof one.value === 'number' ? [one.value] : [],
  )
