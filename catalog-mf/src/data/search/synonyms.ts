import { joinedPairs, searchWords } from './search-words';

/** Words that mean the same to a visitor; docs/configuration.md says how a shop changes them (`searchSynonyms`). */
export const usualSynonyms: readonly (readonly string[])[] = [
  ['women', 'woman', 'womens', 'ladies', 'lady', 'girls', 'female', 'mahila', 'महिला', 'लेडीज़'],
  ['men', 'man', 'mens', 'gents', 'gentlemen', 'boys', 'male', 'purush', 'पुरुष', 'जेंट्स'],
  ['wallet', 'purse', 'batua', 'batwa', 'billfold', 'बटुआ', 'पर्स', 'वॉलेट'],
  ['handbag', 'ladies purse', 'handle bag', 'tote', 'clutch', 'हैंडबैग'],
  ['bag', 'thaila', 'थैला', 'बैग'],
  ['tote', 'sling bag', 'jhola', 'झोला'],
  ['backpack', 'rucksack', 'bagpack', 'school bag', 'pithu', 'पिट्ठू', 'बैकपैक'],
  ['duffel', 'duffle', 'weekender', 'gym bag', 'travel bag', 'safar', 'सफ़र'],
  ['briefcase', 'laptop bag', 'office bag', 'लैपटॉप बैग'],
  ['crossbody', 'cross body', 'sling', 'messenger', 'shoulder bag'],
  ['key ring', 'keychain', 'key fob', 'key holder', 'चाबी'],
  ['card holder', 'card wallet', 'card case'],
  ['belt', 'kamarband', 'patta', 'बेल्ट', 'पट्टा'],
  ['spectacle', 'glasses', 'sunglasses', 'eyewear', 'chashma', 'चश्मा'],
  ['notebook', 'diary', 'journal', 'डायरी'],
  ['earbud', 'earphone', 'airpods'],
  ['luggage', 'suitcase', 'saman', 'सामान'],
  ['leather', 'chamda', 'chamra', 'चमड़ा', 'लेदर'],
  ['grey', 'gray'],
  ['black', 'kala', 'काला'],
  ['brown', 'bhura', 'भूरा'],
  ['red', 'lal', 'लाल'],
  ['green', 'hara', 'हरा'],
  ['wine', 'maroon', 'burgundy'],
];

/** @returns words of the same meaning for words of a product, which may be a pair of them */
export type Synonyms = (words: readonly string[]) => string[];

/** @param own the shop's own groups, which take their words out of the usual ones */
export function makeSynonyms(own: readonly (readonly string[])[]): Synonyms {
  const ownWords = new Set(own.flat().map(asOneWord));
  const defaultGroups = usualSynonyms.map((group) =>
    group.filter((word) => !ownWords.has(asOneWord(word))),
  );
  const groupsOf = byWord([...own, ...defaultGroups]);
  return (words) => [
    ...new Set(
      [...words, ...joinedPairs(words)].flatMap((word) => [...(groupsOf.get(word) ?? [])]),
    ),
  ];
}

const asOneWord = (text: string): string => searchWords(text).join('');

/** Word, or several written as one → all words of its groups. */
function byWord(groups: readonly (readonly string[])[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const group of groups) {
    const words = group.flatMap((text) => [...searchWords(text), asOneWord(text)]);
    for (const key of group.map(asOneWord)) {
      all.set(key, new Set([...(all.get(key) ?? []), ...words]));
    }
  }
  return all;
}
