import { wordSet, type Glossary } from './glossary.ts'
import { acrossLines } from '../../values/across-lines.ts'

export const portuguese: Glossary = {
  common: wordSet(
    'os as um uma não em com do da dos que mas está nosso ao por nos temos estão e é o a de na para dentro se',
  ),
  words: [
    ['documentation', 'documentação'],
    ['we know', 'sabemos'],
    [
      'supposing',
      String.raw`(?<=(?:^|[.,;!?])\s{0,3})se(?! (?:eu|entro|abro|faço|testo|executo|tento|acesso|nós|a gente|abrimos|fazemos|entramos))`,
    ],
    ['works fine', 'funcionam? (?:bem|corretamente|normalmente)'],
    ['does not work', 'não funcionam?|parou de funcionar|deixou de funcionar'],
    ['does not start', 'não (?:iniciam?|sobem?|arrancam?)'],
    ['does not respond', 'não respondem?'],
    [
      'cannot reach',
      acrossLines`
        não (?:conseguem?|podem?|consigo|conseguimos) (?:
          alcançar|acessar|aceder|conectar(?:-se)?|chegar|comunicar
        )
        |não (?:alcançam?|acessam?|conectam?)
      `,
    ],
    ['we do not use', 'não (?:usamos|utilizamos|temos)'],
    ['unreachable', 'inalcançáve(?:l|is)|inacessíve(?:l|is)'],
    [
      'from outside',
      '(?:de|por) fora|do exterior|(?:de|do|a partir d[eo]) (?:meu|outr[ao]) (?:notebook|computador|máquina|pc|servidor|nó)',
    ],
    ['the internet', 'para fora|(?:à|a|na) internet|com a internet'],
    [
      'on the node itself',
      '(?:d|n|a partir d)o próprio (?:nó|servidor|host)(?: windows)?|(?:d|n)o mesmo (?:nó|servidor)',
    ],
    ['time zone', 'fuso horário'],
    [
      'wrong time',
      acrossLines`
        hor(?:a|ário) (?:\S+ ){0,4}(?:errad[oa]|incorret[oa]|adiantad[oa]|atrasad[oa])
        |relógio (?:\S+ ){0,4}(?:errado|adiantado|atrasado)
      `,
    ],
    ['DNS name resolution', String.raw`resolução de nomes?|resolve[rm]? (?:\S+ ){0,3}nomes?`],
    ['timeout', String.raw`tempo (?:limite )?(?:\S+ )?(?:esgotado|excedido)|tempo limite`],
    ['data center', 'data ?center|centro de dados'],
    ['our own network', 'rede (?:interna|própria|corporativa|local)|nossa (?:própria )?rede'],
    ['servers', 'servidores'],
    ['database', 'bancos? de dados'],
    ['other nodes', 'outros? nós?'],
    ['nodes', 'nós|nó'],
    ['other', 'outr[oa]s?'],
    ['stuck', 'ficam?|ficou|permanecem?|continuam?|pres[oa]s?|travad[oa]s?'],
    ['cannot', 'não|nenhuma?|nunca|impossível'],
    ['reach', 'alcançar|acessar|aceder|acesso|conectar|conex(?:ão|ões)|ligação'],
    ['respond', 'responder|responde'],
    ['responses', 'respostas?'],
    ['packets', 'pacotes?'],
    ['services', 'serviços?'],
    ['pages', 'páginas?'],
    ['restart', 'reinici(?:o|ar|ou|amos|ado|alização)|reinício'],
    ['update', 'atualiza(?:ção|r|mos|do|ram)'],
    ['after', 'depois|após'],
    ['since', 'desde'],
    ['start', 'iniciar|subir|inicialização'],
    ['crashes', 'cai|encerra|trava'],
    ['shut down', 'desligad[oa]s?|caiu|caíd[oa]s?|desligou'],
    ['fails', 'falham?|falhou|falha'],
    ['error', 'erros?'],
    ['pull', 'baixar|baixa|descarregar'],
    ['image', 'imagem'],
    ['mount', 'mont(?:a|ar|ado|agem)'],
    ['disk full', String.raw`disco (?:\S+ ){0,4}cheio`],
    ['slow', 'lent[oa]s?'],
    ['small', 'pequen[oa]s?|curt[oa]s?'],
    ['large', 'grandes?|long[oa]s?'],
    ['slowly', 'aos poucos|pouco a pouco|lentamente'],
    ['delete', 'apaga(?:r|mos|do|dos)|exclu(?:ir|ímos|ído)|deleta(?:r|mos|do)'],
    ['is', 'está|estão|é|foi'],
    ['hours', 'horas'],
    ['works', 'funcionam?|responde bem'],
  ],
}
