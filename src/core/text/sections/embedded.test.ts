import { describe, expect, test } from 'vitest'
import { filesBelowKeys, hereDocuments, isFile, outermost } from './embedded.ts'
import { linesOf } from '../lines.ts'

type Read = typeof filesBelowKeys
const found = (read: Read, text: string) =>
  read(linesOf(text)).map(({ title, lines, start, end }) => [
    title,
    lines.map((line) => line.text).join('\n'),
    start,
    end,
  ])

describe('below keys', () => {
  test.each([
    [
      'of cloud-init',
      '- path: /etc/x.toml\n  content: |\n    version = 2\n- path: b',
      '/etc/x.toml',
      'version = 2',
      1,
      3,
    ],
    [
      'of Ansible',
      'win_copy:\n  content: |\n    {\n      "a": 1\n    }\n  dest: C:\\k\\a.conf',
      'C:\\k\\a.conf',
      '{\n  "a": 1\n}',
      1,
      5,
    ],
    ['that are names', 'data:\n  net-conf.json: |\n    words', 'net-conf.json', 'words', 1, 3],
    [
      'without a name',
      'a:\n  b: |-\n    apiVersion: v1\n  c: d',
      undefined,
      'apiVersion: v1',
      1,
      3,
    ],
    [
      'that their name tells, however they begin',
      'win_copy:\n  dest: C:\\rke2\\config.yaml\n  content: |\n    token: a',
      'C:\\rke2\\config.yaml',
      'token: a',
      2,
      4,
    ],
  ])('files %s', (_, text, ...one) => expect(found(filesBelowKeys, text)).toEqual([one]))
  test.each(['a: |\n  words', '- name: a.yaml\n  shell: |\n    kubectl apply -f a.yaml\n'])(
    'no text of another kind: %j',
    (text) => expect(found(filesBelowKeys, text)).toEqual([]),
  )
})

describe('here-documents', () => {
  test.each([
    ['of a shell', "cat > /x/a.json <<-'EOF'\n{\n}\nEOF\nb", '/x/a.json', '{\n}', 0, 4],
    ['behind a pipe', 'cat <<EOF | sudo tee b.toml\n[plugins]\nEOF', 'b.toml', '[plugins]', 0, 3],
    [
      'of Terraform',
      'filename = "a.yaml"\ncontent = <<-EOT\n  kind: Pod\n  EOT',
      'a.yaml',
      'kind: Pod',
      1,
      4,
    ],
    ['that is named', 'cat <<EOF > v.yaml\nimage: a\nEOF', 'v.yaml', 'image: a', 0, 3],
    ['without a name', 'kubectl apply -f - <<X1\nkind: Pod\nX1', undefined, 'kind: Pod', 0, 3],
  ])('%s', (_, text, ...one) => expect(found(hereDocuments, text)).toEqual([one]))
  test.each([
    ['what is never closed', 'cat <<EOF\n{\n}'],
    ['words', 'cat <<EOF\nwords\nEOF'],
    ['settings of Linux', 'cat <<EOF > /etc/sysctl.d/k8s.conf\nnet.ipv4.ip_forward = 1\nEOF'],
    ['a here-string', 'cat <<<EOF\n{\n}\nEOF'],
  ])('not %s', (_, text) => expect(found(hereDocuments, text)).toEqual([]))
})

test.each([
  '{',
  '# a\n\napiVersion: v1',
  '---\nkind: x',
  'FLANNEL_SUBNET=x',
  'disabled_plugins = []',
])('%j begins a file', (text) => expect(isFile(text)).toBe(true))
test.each(['words', '[a] words', 'a: b', ''])('%j begins none', (text) =>
  expect(isFile(text)).toBe(false),
)

test('of texts in each other the outer ones', () => {
  const at = (start: number, end: number) => ({ title: undefined, lines: [], start, end })
  expect(outermost([at(6, 8), at(2, 5), at(3, 4), at(5, 9)])).toEqual([at(2, 5), at(5, 9)])
})
