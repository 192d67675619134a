import { topics, type TopicId } from '../../core/plan.ts'

/** Where in the app the user is; the scenario travels beside it as a query. */
export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'plan'; readonly topic: TopicId }
  | { readonly page: 'review'; readonly file?: string }
  /** `columns` names the setups side by side; the page reads them. */
  | { readonly page: 'compare'; readonly columns?: string }
  | { readonly page: 'diagnose' }
  /** A subject, and one entry of it; the page knows which there are. */
  | { readonly page: 'reference'; readonly section?: string; readonly entry?: string }

export interface Location {
  readonly place: Place
  /** Without the question mark; empty if the address carries no scenario. */
  readonly query: string
  /** The address names no page of this app, and Home stands in. */
  readonly isUnknown: boolean
}

const firstTopic: TopicId = topics[0]?.id ?? 'cluster'

export const planStart: Place = { page: 'plan', topic: firstTopic }

/** Reads `#/plan/network?cni=flannel`; an address from anywhere gives a place. */
export function parseHash(hash: string): Location {
  const [path = '', ...rest] = hash.replace(/^#/, '').split('?')
  const place = placeOf(path.split('/').filter((part) => part !== ''))
  return { place: place ?? { page: 'home' }, query: rest.join('?'), isUnknown: !place }
}

function placeOf([page, ...rest]: readonly string[]): Place | undefined {
  switch (page) {
    case undefined:
      return { page: 'home' }
    case 'plan': {
      if (rest[0] === undefined) return planStart
      const topic = topics.find(({ id }) => id === rest[0])
      return topic && { page: 'plan', topic: topic.id }
    }
    case 'review':
      return rest.length === 0
        ? { page: 'review' }
        : { page: 'review', file: rest.map(decode).join('/') }
    case 'compare':
      return rest.length === 0 ? { page: 'compare' } : { page: 'compare', columns: rest.join('/') }
    case 'diagnose':
      return { page: 'diagnose' }
    case 'reference': {
      const [section, ...entry] = rest.map(decode)
      return {
        page: 'reference',
        ...(section === undefined ? {} : { section }),
        ...(entry.length === 0 ? {} : { entry: entry.join('/') }),
      }
    }
    default:
      return undefined
  }
}

/** The address of a place, as `parseHash` reads it. */
export function formatHash(place: Place, query = ''): string {
  return `#${pathOf(place)}${query === '' ? '' : `?${query}`}`
}

function pathOf(place: Place): string {
  switch (place.page) {
    case 'home':
      return '/'
    case 'plan':
      return `/plan/${place.topic}`
    case 'review':
      return `/review${partOf(place.file)}`
    case 'compare':
      return place.columns === undefined ? '/compare' : `/compare/${place.columns}`
    case 'diagnose':
      return '/diagnose'
    case 'reference':
      return `/reference${partOf(place.section)}${partOf(place.entry)}`
  }
}

const partOf = (path: string | undefined) =>
  path === undefined ? '' : `/${path.split('/').map(encodeURIComponent).join('/')}`

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
