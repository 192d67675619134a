import { expect, test } from 'vitest'
import { catalogDate } from '../catalog.ts'
import { datedCommits, sourceDate } from './dates.ts'
import { resolveSource, sourceAreas } from './index.ts'

test('a page at a commit has the date of the commit', () =>
  expect(sourceDate(resolveSource('eks-guide')?.url ?? '')).toEqual({
    date: '2024-12-18',
    isOwn: true,
  }))

test('any other page has the date of the catalog', () =>
  expect(sourceDate('https://example.com/page')).toEqual({ date: catalogDate, isOwn: false }))

test('each dated commit is that of a source', () => {
  const urls = Object.values(sourceAreas).flatMap((area) =>
    Object.values(area).map(({ url }) => url),
  )
  for (const commit of datedCommits) {
    expect(urls.some((url) => url.includes(commit))).toBe(true)
  }
})
