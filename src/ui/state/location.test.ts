import { expect, test } from 'vitest'
import { formatHash, parseHash, type Place } from './location.ts'

const places: readonly Place[] = [
  { page: 'home' },
  { page: 'plan', topic: 'network' },
  { page: 'review' },
  { page: 'review', file: 'cluster/a b#?.yaml' },
  { page: 'compare' },
  { page: 'compare', columns: 'own/current/~A%2FB:v=1%26cni=flannel' },
  { page: 'diagnose' },
  { page: 'reference' },
  { page: 'reference', section: 'gates' },
  { page: 'reference', section: 'flags', entry: 'kubelet/network-plugin' },
]

test.each(places)('$page is read back from its address', (place) => {
  expect(parseHash(formatHash(place, 'v=1&cni=flannel'))).toEqual({
    place,
    query: 'v=1&cni=flannel',
    isUnknown: false,
  })
})

test('the link in a generated file opens the first step', () => {
  expect(parseHash('#/plan?v=1').place).toEqual({ page: 'plan', topic: 'cluster' })
})

test('an address of no page gives Home and says so', () => {
  expect(parseHash('#/plan/nothing')).toMatchObject({ place: { page: 'home' }, isUnknown: true })
  expect(parseHash('#/%E0%A4%A')).toMatchObject({ place: { page: 'home' }, isUnknown: true })
})

test('no address is Home', () => {
  expect(parseHash('')).toEqual({ place: { page: 'home' }, query: '', isUnknown: false })
})
