import { expect, test } from 'vitest'
import { hclBlockAt } from './hcl.ts'

const read = (body: string) => hclBlockAt(`a {${body}}`, 2)

test('settings, blocks, lists and maps', () => {
  const items = read(`
  # a comment
  name = "a b"
  count = var.count // another
  labels = { app = "x", "k/y" = true }
  list = [
    "a",
    { b = 1 },
  ]
  inner "label" {
    x = f("}")
  }
`)
  expect(items?.map(({ is, key }) => [is, key])).toEqual([
    ['setting', 'name'],
    ['setting', 'count'],
    ['setting', 'labels'],
    ['setting', 'list'],
    ['block', 'inner'],
  ])
  expect(items?.[1]).toMatchObject({ value: { is: 'bare', text: 'var.count' } })
  expect(items?.[2]).toMatchObject({
    value: { entries: [{ key: 'app' }, { key: 'k/y', value: { text: 'true' } }] },
  })
  expect(items?.[4]).toMatchObject({
    labels: ['label'],
    items: [{ key: 'x', value: { is: 'bare', text: 'f("}")' } }],
  })
})

test('texts over several lines and expressions', () => {
  expect(read('\n x = <<-EOT\n a {\n EOT\n y = a ? "b" : "c"\n')).toMatchObject([
    { key: 'x', value: { is: 'text', text: 'a {', lines: [{ text: 'a {', at: 17 }] } },
    { key: 'y', value: { is: 'bare', text: 'a ? "b" : "c"' } },
  ])
})

test.each(['x = ', 'x', '{', 'x = [', '"a" "b"'])('not: %s', (body) => {
  expect(hclBlockAt(`a {${body}`, 2)).toBeUndefined()
})

test('a text between marks may have any number of lines', () => {
  const [setting] = read(`\n  a = <<EOT\n${'    b\n'.repeat(200_000)}EOT\n`) ?? []
  const { lines } = setting?.is === 'setting' && setting.value.is === 'text' ? setting.value : {}
  expect(lines).toHaveLength(200_000)
  expect(lines?.at(-1)?.text).toBe('b')
})
