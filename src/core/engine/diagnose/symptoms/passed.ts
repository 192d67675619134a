import { indexAt } from '../../../text/starts.ts'
import { memoize } from '../../../values/memoize.ts'

/** The object of a line in a list of events. */
const listed = /(?:^|\s)((?:pod|node)\/\S+)\s/

/**
 * Whether words follow before the next object that kubectl describes; of a list of events, in a
 * line about the same object.
 */
export function createIsPassed(text: string): (later: string, offset: number) => boolean {
  const placesOf = memoize((words) => {
    const places: number[] = []
    for (let i = text.indexOf(words); i !== -1; i = text.indexOf(words, i + 1)) places.push(i)
    return places
  })
  const nextOf = (words: string, offset: number) => {
    const places = placesOf(words)
    return (places[0] ?? 0) > offset ? places[0] : places[indexAt(places, offset) + 1]
  }
  const lineAt = (offset: number) => {
    const end = text.indexOf('\n', offset)
    return text.slice(text.lastIndexOf('\n', offset) + 1, end === -1 ? text.length : end)
  }
  const objectAt = (offset: number) => listed.exec(lineAt(offset).slice(0, longest))?.[1]
  return (later, offset) => {
    const end = nextOf('\nName: ', offset) ?? text.length
    const object = objectAt(offset)
    let next = nextOf(later, offset)
    for (let tries = 0; tries < mostTries && next !== undefined && next < end; tries++) {
      if (object === undefined || objectAt(next) === object) return true
      next = nextOf(later, next)
    }
    return false
  }
}

const longest = 400

/** Of a list as long as that one does not know what became of the object. */
const mostTries = 200
