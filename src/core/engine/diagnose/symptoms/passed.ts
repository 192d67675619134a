import { indexAt } from '../../../text/starts.ts'
import { memoize } from '../../../values/memoize.ts'

/** Whether words follow before the next object that kubectl describes. */
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
  return (later, offset) => {
    const next = nextOf(later, offset)
    return next !== undefined && next < (nextOf('\nName: ', offset) ?? text.length)
  }
}
