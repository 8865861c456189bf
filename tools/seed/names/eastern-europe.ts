import { names, type NameLists } from './name-lists.ts';

export const EASTERN_EUROPE: Record<string, NameLists> = {
  russian: names(
    `Anastasia Ekaterina Maria Daria Olga Polina Ksenia Alina Sofia Elena Yulia Natalia Irina Tatiana Vera Marina Svetlana Valeria
     Yana Evgenia Alisa Varvara Lidia Nadezhda Larisa Kira Oksana Veronika Margarita Zoya`,
    `Alexander Dmitry Ivan Mikhail Sergei Andrei Nikita Artyom Maxim Pavel Kirill Roman Alexei Ilya Egor Denis Anton Vladislav Gleb
     Timofey Konstantin Stanislav Grigory Fyodor Lev Oleg Matvey Yaroslav Igor Vadim`,
    `Ivanov/Ivanova Smirnov/Smirnova Kuznetsov/Kuznetsova Popov/Popova Sokolov/Sokolova Lebedev/Lebedeva Kozlov/Kozlova
     Novikov/Novikova Morozov/Morozova Petrov/Petrova Volkov/Volkova Solovyov/Solovyova Vasiliev/Vasilieva Zaitsev/Zaitseva
     Pavlov/Pavlova Semyonov/Semyonova Golubev/Golubeva Vinogradov/Vinogradova Bogdanov/Bogdanova Vorobyov/Vorobyova
     Fyodorov/Fyodorova Mikhailov/Mikhailova Belyaev/Belyaeva Tarasov/Tarasova Belov/Belova Komarov/Komarova Orlov/Orlova
     Kiselyov/Kiselyova Makarov/Makarova Andreev/Andreeva`,
  ),
  ukrainian: names(
    `Oksana Olena Kateryna Iryna Yuliia Sofiia Anastasiia Solomiia Daryna Mariia Nataliia Tetiana Viktoriia Yaryna Zlata Bohdana Hanna
     Halyna Khrystyna Lesia Liliia Myroslava Nadiia Polina Roksolana Svitlana Uliana Vira Yevheniia Oleksandra`,
    `Oleksandr Andrii Dmytro Taras Bohdan Mykola Serhii Ivan Yurii Vasyl Maksym Artem Denys Vitalii Roman Oleh Nazar Ostap Petro
     Pavlo Ruslan Stepan Volodymyr Yaroslav Yevhen Zakhar Danylo Ihor Kyrylo Markiian`,
    `Shevchenko Kovalenko Bondarenko Tkachenko Kravchenko Oliinyk Koval Polishchuk Boiko Marchenko Lysenko Rudenko Savchenko Petrenko
     Melnyk Moroz Klymenko Pavlenko Savchuk Kuzmenko Vasylenko Hnatiuk Kostenko Romaniuk Hrytsenko Zinchenko Levchenko Panchenko
     Kovalskyi/Kovalska Sawytskyi/Sawytska`,
  ),
  polish: names(
    `Katarzyna Agnieszka Magdalena Zofia Julia Małgorzata Aleksandra Zuzanna Joanna Karolina Weronika Natalia Paulina Hanna Ewa Alicja
     Wiktoria Maja Martyna Dominika Kinga Klaudia Iga Łucja Oliwia Gabriela Barbara Sylwia Izabela Urszula`,
    `Jakub Mateusz Michał Piotr Kacper Tomasz Paweł Łukasz Wojciech Bartosz Szymon Krzysztof Maciej Filip Grzegorz Adam Dawid Stanisław
     Rafał Karol Hubert Igor Marcin Przemysław Mikołaj Sebastian Konrad Patryk Radosław Wiktor`,
    `Kowalski/Kowalska Nowak Wiśniewski/Wiśniewska Wójcik Kowalczyk Kamiński/Kamińska Lewandowski/Lewandowska Zieliński/Zielińska
     Szymański/Szymańska Woźniak Dąbrowski/Dąbrowska Kozłowski/Kozłowska Jankowski/Jankowska Mazur Kwiatkowski/Kwiatkowska Krawczyk
     Piotrowski/Piotrowska Grabowski/Grabowska Pawłowski/Pawłowska Michalski/Michalska Król Wieczorek Jabłoński/Jabłońska Wróbel
     Nowicki/Nowicka Majewski/Majewska Olszewski/Olszewska Stępień Jaworski/Jaworska Malinowski/Malinowska`,
  ),
  czech: names(
    `Tereza Kateřina Lucie Eliška Anna Barbora Markéta Klára Veronika Adéla Nikola Petra Hana Zuzana Jana Michaela Kristýna Natálie
     Šárka Monika Lenka Ivana Alžběta Denisa Simona Vendula Aneta Radka Dominika Žaneta`,
    `Jakub Jan Tomáš Adam Matěj Vojtěch Lukáš Ondřej Filip David Daniel Martin Petr Jiří Marek Michal Václav Štěpán Radek Pavel Karel
     Dominik Šimon Josef Zdeněk Aleš Libor Kryštof Miroslav Roman`,
    `Novák/Nováková Svoboda/Svobodová Novotný/Novotná Dvořák/Dvořáková Černý/Černá Procházka/Procházková Kučera/Kučerová
     Veselý/Veselá Horák/Horáková Němec/Němcová Pokorný/Pokorná Marek/Marková Pospíšil/Pospíšilová Hájek/Hájková Jelínek/Jelínková
     Král/Králová Růžička/Růžičková Beneš/Benešová Fiala/Fialová Sedláček/Sedláčková Doležal/Doležalová Zeman/Zemanová
     Kolář/Kolářová Navrátil/Navrátilová Čermák/Čermáková Vaněk/Vaňková Urban/Urbanová Blažek/Blažková Kříž/Křížová Kopecký/Kopecká`,
  ),
  romanian: names(
    `Andreea Ioana Maria Elena Cristina Alexandra Raluca Diana Bianca Gabriela Mihaela Roxana Simona Alina Anca Corina Daniela Iulia
     Larisa Mădălina Nicoleta Oana Ramona Sînziana Ștefania Teodora Denisa Ruxandra Ilinca Crina`,
    `Andrei Alexandru Mihai Ștefan Ionuț Radu Vlad Cristian Bogdan Adrian Răzvan Florin Gabriel Marius Cosmin Dragoș Emil George
     Horia Lucian Matei Octavian Paul Sorin Tudor Victor Cătălin Rareș Traian Luca`,
    `Popescu Ionescu Popa Pop Radu Dumitru Stan Stoica Gheorghe Rusu Munteanu Matei Constantin Șerban Moldovan Lazăr Ciobanu Cristea
     Dobre Barbu Nistor Marin Tudor Sandu Oprea Neagu Dragomir Coman Ungureanu Țurcanu`,
  ),
  bulgarian: names(
    `Maria Elena Ivana Desislava Gergana Viktoria Teodora Radostina Kalina Yana Petya Nevena Simona Tsvetelina Milena Diana Boryana
     Daniela Ralitsa Silvia Vesela Kremena Zornitsa Hristina Magdalena Stanislava Iva Lora Dilyana Bilyana`,
    `Georgi Ivan Dimitar Nikola Petar Martin Stefan Aleksandar Hristo Boris Vasil Todor Plamen Stoyan Kaloyan Emil Atanas Daniel
     Lyubomir Rumen Simeon Veselin Yordan Zhivko Tsvetan Asen Bogomil Krasimir Mihail Radoslav`,
    `Ivanov/Ivanova Georgiev/Georgieva Dimitrov/Dimitrova Petrov/Petrova Nikolov/Nikolova Stoyanov/Stoyanova Hristov/Hristova
     Todorov/Todorova Ilieva/Ilieva Angelov/Angelova Atanasov/Atanasova Kolev/Koleva Marinov/Marinova Popov/Popova Stefanov/Stefanova
     Yordanov/Yordanova Vasilev/Vasileva Mihaylov/Mihaylova Kostov/Kostova Dimov/Dimova Tsvetkov/Tsvetkova Iliev/Ilieva
     Pavlov/Pavlova Mitev/Miteva Simeonov/Simeonova Zhelev/Zheleva Markov/Markova Penev/Peneva Rusev/Ruseva Genov/Genova`,
  ),
  southSlavic: names(
    `Jelena Milica Ana Marija Ivana Katarina Jovana Teodora Dragana Sanja Tamara Nevena Nataša Tijana Petra Lucija Iva Mia Lana Ema
     Dora Martina Snežana Vesna Željka Đurđa Maja Anđela Sara Nikolina`,
    `Nikola Marko Stefan Luka Aleksandar Filip Miloš Dušan Nemanja Vuk Ivan Ante Mateo Josip Tomislav Hrvoje Domagoj Goran Zoran Boris
     Saša Đorđe Vladimir Igor Petar Uroš Lazar Ognjen Karlo Borna`,
    `Jovanović Petrović Nikolić Marković Đorđević Stojanović Ilić Stanković Pavlović Milošević Horvat Kovačević Babić Marić Jurić Novak
     Knežević Vuković Matić Perić Tomić Božić Šarić Lovrić Popović Radić Filipović Kovač Blažević Živković`,
  ),
  hungarian: names(
    `Anna Eszter Katalin Zsófia Réka Dóra Nóra Kinga Ágnes Boglárka Csilla Emese Fanni Gréta Hanna Ildikó Judit Kata Lilla Luca
     Mónika Noémi Orsolya Petra Rita Szilvia Tímea Vivien Zita Flóra`,
    `Bence Máté Levente Ádám Dávid Gergő Balázs Péter Zoltán Tamás Ákos Botond Csaba Dániel Ferenc Gábor Hunor István János Kristóf
     László Márton Norbert Olivér Patrik Richárd Szabolcs Tibor Viktor Zsolt`,
    `Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Simon Rácz Fekete Szilágyi
     Török Fehér Balázs Gál Kis Szűcs Kocsis Pintér Fodor Orsós`,
  ),
  greek: names(
    `Maria Eleni Katerina Sofia Dimitra Georgia Vasiliki Anna Ioanna Konstantina Despina Evangelia Angeliki Christina Danai Eirini
     Fotini Kalliopi Marina Niki Olga Panagiota Rania Stella Theodora Xenia Zoe Athina Iliana Markella`,
    `Giorgos Dimitris Nikos Yannis Kostas Christos Panagiotis Vasilis Thanasis Alexandros Andreas Angelos Antonis Apostolos Aris
     Evangelos Fotis Iason Lefteris Manolis Michalis Orestis Petros Sotiris Spyros Stavros Stelios Theodoros Tasos Vangelis`,
    `Papadopoulos/Papadopoulou Vlachos/Vlachou Angelopoulos/Angelopoulou Nikolaidis/Nikolaidou Georgiou Petridis/Petridou
     Athanasiou Dimitriadis/Dimitriadou Karagiannis/Karagianni Makris/Makri Economou Papageorgiou Samaras/Samara
     Konstantinidis/Konstantinidou Antoniou Christodoulou Galanis/Galani Ioannidis/Ioannidou Kazantzis/Kazantzi Lambrou
     Mavridis/Mavridou Pappas/Pappa Raptis/Rapti Stavrou Theodorou Tsakiris/Tsakiri Vasileiou Xanthopoulos/Xanthopoulou
     Zografos/Zografou Kouris/Kouri`,
  ),
};
