import { useState } from 'react';
import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { MOST, searchRulebook } from '../../rulebook/search.ts';
import { ruleRoute } from '../routes.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface RuleSearchProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
}

/** A field that searches the rulebook, with links to what it finds. */
export function RuleSearch({ variant, rulebook }: RuleSearchProps) {
  const [search, setSearch] = useState('');
  const findings = searchRulebook(rulebook, search);
  const isSearching = search.trim() !== '';
  return (
    <div role="search" className={styles.search}>
      <input
        type="search"
        aria-label={learn.searchRules}
        placeholder={learn.searchRules}
        value={search}
        autoComplete="off"
        onChange={(event) => {
          setSearch(event.target.value);
        }}
      />
      <p role="status">{isSearching && learn.found(findings.length, findings.length === MOST)}</p>
      {findings.length > 0 && (
        <ul className={styles.items}>
          {findings.map(({ chapter, item, title, sentence }) => (
            <li key={`${chapter} ${item} ${sentence}`}>
              <Link
                href={ruleRoute(variant.id, item === '' ? chapter : `${chapter}/${item}`)}
                onClick={() => {
                  setSearch('');
                }}
              >
                <b>{title}.</b> {sentence}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
