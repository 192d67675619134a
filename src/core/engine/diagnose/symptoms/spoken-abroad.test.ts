import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const message = '"The container operating system does not match the host operating system."'
const isWarned = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.some(({ severity }) => severity === 'warning')

test.each([
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Das Problem ist seit gestern behoben. Danke von dem Team.`,
  `Bonjour, nous avons sur les nœuds Windows le message ${message} Le problème est résolu. Merci pour votre aide avec le cluster.`,
  `Hola, en los nodos Windows tenemos el mensaje ${message} El problema está resuelto. Gracias por la ayuda con el cluster.`,
  `Il problema di ieri è risolto: kubelet su win-2 diceva ${message} (4). Abbiamo riavviato il servizio e tutti i pod sono Running.`,
  `Avevamo sul nodo il messaggio ${message}. Il problema è risolto.`,
  `Il vecchio cluster mostrava il messaggio ${message}, che non esiste più.`,
  `Wir hatten auf dem Knoten die Meldung ${message}. Das Problem ist gelöst.`,
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Seitdem keine Fehler mehr, danke von dem Team.`,
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Neues Image, und seitdem läuft es. Danke von dem Team.`,
  `Bonjour, nous avons sur les nœuds Windows le message ${message} Ces nœuds ont été supprimés. Merci pour votre aide avec le cluster.`,
  `我们在 Windows 节点上看到 ${message} 的错误，那些节点上个月已经下线了。`,
  `我们在 Windows 节点上看到 ${message} 的错误，已经解决了。`,
])('over in another language: %s', (text) => expect(isWarned(text)).toBe(false))

test.each([
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Das Problem ist noch nicht behoben. Danke von dem Team.`,
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Wann ist das Problem behoben? Danke von dem Team.`,
  `Bonjour, nous avons sur les nœuds Windows le message ${message} Le problème n'est pas encore résolu. Merci pour votre aide avec le cluster.`,
  `Hola, en los nodos Windows tenemos el mensaje ${message} El problema no está resuelto. Gracias por la ayuda con el cluster.`,
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Seitdem keine Verbindung zu den Pods.`,
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message}, und sie sind seitdem nicht mehr Ready.`,
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message}, und seitdem läuft kein Pod mehr. Danke von dem Team.`,
  `Hallo, wir haben auf den Windows-Knoten die Meldung ${message} gesehen. Den Pfad haben wir korrigiert, es hilft nicht.`,
  `Bonjour, nous avons sur les nœuds Windows le message ${message} Le conteneur a été arrêté. Merci pour votre aide avec le cluster.`,
  `Hola, en los nodos Windows tenemos el mensaje ${message} El contenedor fue eliminado. Gracias por la ayuda con el cluster.`,
  `Windows ノードで ${message} が出ています。その後ノードがシャットダウンしました。`,
  `我们在 Windows 节点上看到 ${message} 的错误，节点都下线了。`,
  `我们在 Windows 节点上看到 ${message} 的错误，问题解决了吗？`,
  `我们在 Windows 节点上看到 ${message} 的错误，问题还没有解决。`,
  `Das DNS-Problem ist gelöst, aber jetzt meldet kubelet auf dem Knoten ${message}.`,
  `kubelet auf dem Knoten meldet ${message}. Das DNS-Problem der letzten Woche ist gelöst.`,
  `Le problème DNS est résolu, mais maintenant kubelet affiche ${message}.`,
  `El problema de DNS está resuelto, y hoy kubelet dice ${message} en los nodos.`,
  `Il problema DNS è risolto, ma adesso kubelet sul nodo dice ${message}.`,
  `Il problema di ieri non è risolto: kubelet dice ancora ${message}.`,
  `Il problema di ieri è risolto: kubelet diceva ${message}. Ma oggi su win-3 i pod non hanno rete.`,
  `kubelet sul nodo dice ${message}. Il problema DNS della settimana scorsa è risolto.`,
])('not over: %s', (text) => expect(isWarned(text)).toBe(true))
