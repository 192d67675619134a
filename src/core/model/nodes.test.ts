import { expect, test } from 'vitest'
import { nodesAt, pathText, valueAt } from './nodes.ts'

const root = {
  list: [{ a: 1 }, { a: 2, b: null }],
  limits: { cpu: '1', 'hugepages-2Mi': '4Mi', 'hugepages-1Gi': '0' },
}
const found = (...steps: (string | number)[]) =>
  nodesAt(root, [], steps).map(({ path, value }) => [pathText(path), value])

test('a path leads to its value or to none', () => {
  expect(valueAt(root, ['list', 1, 'a'])).toBe(2)
  expect(valueAt(root, ['list', 'x', 'a'])).toBeUndefined()
  expect(valueAt(root, ['limits', 'toString'])).toBeUndefined()
  expect(valueAt(undefined, ['a'])).toBeUndefined()
})

test('wild cards stand for any key or for a beginning', () => {
  expect(found('list', '*', 'a')).toEqual([
    ['list[0].a', 1],
    ['list[1].a', 2],
  ])
  expect(found('limits', 'hugepages-*')).toEqual([
    ['limits["hugepages-2Mi"]', '4Mi'],
    ['limits["hugepages-1Gi"]', '0'],
  ])
  expect(found('list', '*', 'b')).toEqual([['list[1].b', null]])
  expect(found('none', '*')).toEqual([])
})
