/** What a message says first, which stands for all of it, and the rest: its first sentence, or what it quotes. */
export function titled(message: string): readonly [title: string, rest: string] {
  const [quoted] = /^“[^”]*”/.exec(message) ?? []
  const title = quoted ?? firstSentence(message)
  return [title, message.slice(title.length)]
}

function firstSentence(message: string): string {
  for (const { index, 0: end } of message.matchAll(/[.!?](?=\s+["“(]?[A-Z-])/g)) {
    const sentence = message.slice(0, index + end.length)
    if (count(sentence, '“') === count(sentence, '”')) return sentence
  }
  return message
}

const count = (text: string, part: string) => text.split(part).length - 1
