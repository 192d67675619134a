import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const message = '"The container operating system does not match the host operating system."'
const isWarned = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.some(({ severity }) => severity === 'warning')

test.each([
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Das Problem ist seit gestern behoben. Danke von dem Team.`,
  `Bonjour, nous avons sur les nœuds Windows le message ${message} Le problème est résolu. Merci pour votre aide avec le cluster.`,
  `Hola, en los nodos Windows tenemos el mensaje ${message} El problema está resuelto. Gracias por la ayuda con el cluster.`,
])('over in another language: %s', (text) => expect(isWarned(text)).toBe(false))

test.each([
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Das Problem ist noch nicht behoben. Danke von dem Team.`,
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Wann ist das Problem behoben? Danke von dem Team.`,
  `Bonjour, nous avons sur les nœuds Windows le message ${message} Le problème n'est pas encore résolu. Merci pour votre aide avec le cluster.`,
  `Hola, en los nodos Windows tenemos el mensaje ${message} El problema no está resuelto. Gracias por la ayuda con el cluster.`,
  `我们在 Windows 节点上看到 ${message} 的错误，问题解决了吗？`,
  `我们在 Windows 节点上看到 ${message} 的错误，问题还没有解决。`,
])('not over: %s', (text) => expect(isWarned(text)).toBe(true))
