import {
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
} from 'js-yaml'

interface Open {
  readonly anchor: string | undefined
  /** How many values there were before it. */
  readonly before: number
}

/**
 * How many values the aliases of a YAML text repeat, all told. An alias inside what it repeats makes
 * it infinite.
 */
export function repeatedValues(events: readonly Event[], text: string): number {
  const sizes = new Map<string, number>()
  const open: Open[] = []
  let size = 0
  let repeated = 0
  const anchorOf = ({ anchorStart, anchorEnd }: { anchorStart: number; anchorEnd: number }) =>
    anchorStart < 0 ? undefined : text.slice(anchorStart, anchorEnd)

  for (const event of events) {
    switch (event.type) {
      case EVENT_DOCUMENT:
        open.push({ anchor: undefined, before: size })
        break
      case EVENT_MAPPING:
      case EVENT_SEQUENCE: {
        const anchor = anchorOf(event)
        open.push({ anchor, before: size })
        if (anchor !== undefined) sizes.set(anchor, Number.POSITIVE_INFINITY)
        size += 1
        break
      }
      case EVENT_SCALAR: {
        const anchor = anchorOf(event)
        if (anchor !== undefined) sizes.set(anchor, 1)
        size += 1
        break
      }
      case EVENT_ALIAS: {
        const own = sizes.get(anchorOf(event) ?? '') ?? 0
        size += own
        repeated += own
        break
      }
      case EVENT_POP: {
        const closed = open.pop()
        if (closed?.anchor !== undefined) sizes.set(closed.anchor, size - closed.before)
        break
      }
    }
  }
  return repeated
}
