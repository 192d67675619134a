import { expect, test } from 'vitest'
import { datedCommits, sourceDate } from './dates.ts'
import { resolveSource, sourceAreas } from './index.ts'

test('a page at a commit has the date of the commit', () =>
  expect(sourceDate(resolveSource('eks-guide')?.url ?? '')).toBe('2024-12-18'))

test('any other page has none of its own', () =>
  expect(sourceDate('https://example.com/page')).toBeUndefined())

test('each dated commit is that of a source', () => {
  const urls = Object.values(sourceAreas).flatMap((area) =>
    Object.values(area).map(({ url }) => url),
  )
  for (const commit of datedCommits) {
    expect(urls.some((url) => url.includes(commit))).toBe(true)
  }
})
