import { expect, test } from 'vitest'
import { clausesIn } from './clauses.ts'

const clauses = (text: string) => [...clausesIn(text)].map(({ clause }) => clause.trim())

test.each([
  ['One, two. Three', ['One', 'two', 'Three']],
  [
    'After a reboot of the node, the network is gone.',
    ['After a reboot of the node, the network is gone'],
  ],
  ['After lunch, the network is gone.', ['After lunch', 'the network is gone']],
  [
    'It is gone after a reboot, and nobody knows why.',
    ['It is gone after a reboot', 'and nobody knows why'],
  ],
  ['After the update', ['After the update']],
  [
    'After the update, after a reboot, pods are gone.',
    ['After the update, after a reboot', 'pods are gone'],
  ],
])('the clauses of %s', (text, all) =>
  expect(clauses(text).filter((one) => one !== '')).toEqual(all),
)
